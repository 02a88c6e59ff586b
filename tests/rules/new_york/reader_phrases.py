"""The turns of phrase that the reader of clue cards knows, in French and English."""

from __future__ import annotations

import re

HEADS = {
    "fr": ("il est ", "il se cache ", "cherchez-le ", "vous le trouverez ", "sa cachette est "),
    "en": ("he is hiding ", "he is ", "look for him ", "you will find him ", "his hideout is "),
}
EITHER = {"fr": "ou", "en": "or"}
ALL = {"fr": "et", "en": "and"}
ARTICLE = {
    "fr": r"^(de l'|de la |du |d'une |d'un |de |l'|la |le |une |un |à |dans le |sans |zéro )",
    "en": r"^(the |an |a |in the |in |on |no )",
}
COMPARED = {
    "fr": {"exactement": "=", "au moins": ">=", "au plus": "<="},
    "en": {"exactly": "=", "at least": ">=", "at most": "<="},
}
MAP_WORDS = {
    "fr": re.compile(
        r"\d|\b(nord|sud|est de|ouest|lignes?|colonnes?|cases?|quartiers?|bords?|plan|pas|voisines?"
        r"|pictos?|barrez|manhattan|bronx|brooklyn|queens|island|jersey|brentwood|hudson|river"
        r"|océan|détroit|aéroport|pont|usine|parc|musée|stade|hôpital|port|gare|théâtre"
        r"|ne|n'|ni|sans|aucune?|jamais|sauf|si|s'il|alors)\b"
    ),
    "en": re.compile(
        r"\d|\b(north|south|east|west|lines?|rows?|columns?|cells?|districts?|edge|map|steps?"
        r"|neighbours?|pictograms?|shores?|cross off|manhattan|bronx|brooklyn|queens|island|jersey"
        r"|brentwood|hudson|river|ocean|sound|airport|bridge|factory|park|museum|stadium|hospital"
        r"|harbour|station|theatre|not|no|nor|neither|never|without|except|unless|if|then)\b"
    ),
}
"""What a speaker must not say beside the clue: words of the map, denials and conditions."""

Rule = tuple[str, str]
RULES: dict[str, dict[str, list[Rule]]] = {
    "fr": {
        "at": [
            (r"soit (?P<one>.+), soit (?P<other>.+), (?:soit|peut-être) les deux", "or"),
            (r"soit (?P<one>.+), soit (?P<other>.+), (?:mais pas|jamais) les deux", "xor"),
            (r"(?:au nord de|plus au nord que) la ligne (\d)", "north"),
            (r"(?:au sud de|plus au sud que) la ligne (\d)", "south"),
            (r"(?:à l'ouest de|plus à l'ouest que) la colonne ([A-E])", "west"),
            (r"(?:à l'est de|plus à l'est que) la colonne ([A-E])", "east"),
            (r"sur la ligne (\d(?:, \d)* ou \d)", "rows"),
            (r"dans la colonne ([A-E](?:, [A-E])* ou [A-E])", "cols"),
            (r"hors de la ligne et de la colonne (?P<what>d.+)", "not_aligned_single"),
            (r"hors des lignes et des colonnes (?P<what>d.+)", "not_aligned_straddling"),
            (r"hors (d.+)", "not_in"),
            (r"plus près (?P<what>d.+) que (?P<than>d.+)", "nearer"),
            (r"près (d.+)", "near_kind"),
            (r"près (d.+)", "near"),
            (
                r"dans une case avec (?P<how>exactement|au moins|au plus) (?P<number>\d) pictos?",
                "pictos",
            ),
            (
                r"dans une case avec (?P<how>exactement|au moins|au plus) (?P<number>une|\d)"
                r" voisines? du même quartier",
                "fellows",
            ),
            (r"dans une case avec (une? .+)", "near_kind"),
            (r"dans une case (sans .+)", "far_kind"),
            (r"au bord de l'eau", "any_water"),
            (r"au bord du plan|dans une case du bord du plan", "edge"),
            (r"au bord (d.+)", "water"),
            (r"juste à côté (?P<what>d.+) sans y être", "borders"),
            (r"dans une case voisine (?P<what>d.+)", "borders"),
            (r"(?P<what>.+) ou (?:juste à côté|dans une case voisine)", "in_or_borders"),
            (r"sur la ligne ou la colonne (?P<what>d.+)", "aligned_single"),
            (
                r"sur la même ligne ou la même colonne qu'une case (?P<what>d.+)",
                "aligned_straddling",
            ),
            (r"sur la même ligne ou la même colonne que (?P<what>.+)", "aligned_single"),
            (r"sur une ligne ou une colonne (?P<what>d.+)", "aligned_straddling"),
            (r"à (?P<steps>\d) pas (?:au plus|ou moins) (?P<what>d.+)", "within"),
            (r"à (?P<steps>\d) pas (?:au moins|ou plus) (?P<what>d.+)", "beyond"),
            (r"à plus de (?P<steps>\d) pas (?P<what>d.+)", "not_within"),
            (r"dans une des neuf cases du milieu du plan", "inside"),
            (r"dans un quartier (?:qui a|avec) (?P<what>une? .+)", "has"),
            (r"dans un quartier (?P<what>sans .+)", "lacks"),
            (r"(?P<inside>.+), ou dans une case qui ne touche pas (?P<what>.+)", "not_bordering"),
            (r"dans un quartier de (\d) cases", "size"),
            (r"sur une ligne paire", "even"),
            (r"sur une ligne impaire", "odd"),
            (r"dans une case qui touche au moins (\d) autres quartiers", "touches"),
        ],
        "whole": [
            (r"s'il est (?P<one>.+), (?:alors il est|il est aussi) (?P<other>.+)", "if"),
            (r"sa ligne est (la \d(?:, la \d)* ou la \d)", "rows"),
            (r"sa colonne est (la [A-E](?:, la [A-E])* ou la [A-E])", "cols"),
            (r"son quartier est (.+)", "in"),
            (r"barrez tout le bord du plan", "inside"),
            (r"barrez les quartiers avec (?P<what>une? .+)", "lacks"),
            (r"barrez les cases juste à côté (?P<what>d.+) sans y être", "not_borders"),
            (r"barrez la ligne et la colonne (?P<what>d.+)", "not_aligned_single"),
            (r"barrez les lignes et les colonnes (?P<what>d.+)", "not_aligned_straddling"),
            (r"barrez les cases à (?P<steps>\d) pas ou moins (?P<what>d.+)", "not_within"),
            (r"barrez le bord (d[^,]+)", "dry"),
            (r"barrez les bords (d.+ et d.+)", "dry"),
            (r"(?:vous pouvez barrer|barrez) (.+)", "not_in"),
            (r"(?:cherchez )?près (de .+)", "near"),
            (r"sa case est (sans .+)", "far_kind"),
            (r"il y a (zéro .+) dans sa case", "far_kind"),
            (r"il y a (?P<what>zéro .+) dans son quartier", "lacks"),
            (r"sa case touche l'eau", "any_water"),
            (r"sa case touche au moins (\d) autres quartiers", "touches"),
            (r"sa case touche (?P<what>.+) de l'extérieur", "borders"),
            (r"sa case touche (.+)", "water"),
            (r"sa case ne touche pas ([^,]+)", "dry"),
            (r"(.+) ne touche(?:nt)? pas sa case", "dry"),
            (r"sa case est au bord du plan", "edge"),
            (r"son quartier a (?P<what>une? .+)", "has"),
            (
                r"sa case porte (?P<how>exactement|au moins|au plus) (?P<number>\d) pictos?",
                "pictos",
            ),
            (r"(?P<what>.+) est plus près de lui que (?P<than>.+)", "nearer"),
            (r"son quartier compte (\d) cases", "size"),
            (r"le numéro de sa ligne est pair", "even"),
            (r"le numéro de sa ligne est impair", "odd"),
            (
                r"sa case a (?P<how>exactement|au moins|au plus) (?P<number>une|\d)"
                r" voisines? du même quartier",
                "fellows",
            ),
        ],
    },
    "en": {
        "at": [
            (r"either (?P<one>.+), or (?P<other>.+), (?:or|perhaps) both", "or"),
            (r"either (?P<one>.+), or (?P<other>.+), (?:but not|never) both", "xor"),
            (r"(?:north of|farther north than) line (\d)", "north"),
            (r"(?:south of|farther south than) line (\d)", "south"),
            (r"(?:west of|farther west than) column ([A-E])", "west"),
            (r"(?:east of|farther east than) column ([A-E])", "east"),
            (r"on line (\d(?:, \d)* or \d)", "rows"),
            (r"in column ([A-E](?:, [A-E])* or [A-E])", "cols"),
            (r"outside the line and the column of (?P<what>.+)", "not_aligned_single"),
            (r"outside the lines and the columns of (?P<what>.+)", "not_aligned_straddling"),
            (r"outside (.+)", "not_in"),
            (r"nearer to (?P<what>.+) than to (?P<than>.+)", "nearer"),
            (r"near (an? .+)", "near_kind"),
            (r"near (.+)", "near"),
            (
                r"in a cell with (?P<how>exactly|at least|at most) (?P<number>\d) pictograms?",
                "pictos",
            ),
            (
                r"in a cell with (?P<how>exactly|at least|at most) (?P<number>one|\d)"
                r" neighbours? of its own district",
                "fellows",
            ),
            (r"in a cell with (no .+)", "far_kind"),
            (r"in a cell with (an? .+)", "near_kind"),
            (r"by the water", "any_water"),
            (r"(?:in a cell )?on the edge of the map", "edge"),
            (r"on the shore of (.+)", "water"),
            (r"right next to (?P<what>.+) without being in it", "borders"),
            (r"in a cell that borders (?P<what>.+)", "borders"),
            (r"(?P<what>.+) or (?:right next to it|in a cell that borders it)", "in_or_borders"),
            (r"in the line or column of (?P<what>.+)", "aligned_single"),
            (r"in the same line or column as a cell of (?P<what>.+)", "aligned_straddling"),
            (r"in the same line or column as (?P<what>.+)", "aligned_single"),
            (r"in a line or column of (?P<what>.+)", "aligned_straddling"),
            (r"at most (?P<steps>\d) steps from (?P<what>.+)", "within"),
            (r"(?P<steps>\d) steps or fewer from (?P<what>.+)", "within"),
            (r"at least (?P<steps>\d) steps from (?P<what>.+)", "beyond"),
            (r"(?P<steps>\d) steps or more from (?P<what>.+)", "beyond"),
            (r"more than (?P<steps>\d) steps from (?P<what>.+)", "not_within"),
            (r"in one of the nine cells in the middle of the map", "inside"),
            (r"in a district (?:that has|with) (?P<what>an? .+)", "has"),
            (r"in a district without (?P<what>an? .+)", "lacks"),
            (r"(?P<inside>.+), or in a cell that does not touch (?P<what>.+)", "not_bordering"),
            (r"in a district of (\d) cells", "size"),
            (r"on an even line", "even"),
            (r"on an odd line", "odd"),
            (r"in a cell that touches at least (\d) other districts", "touches"),
        ],
        "whole": [
            (r"if he is (?P<one>.+), (?:then he is|he is also) (?P<other>.+)", "if"),
            (r"his line is (\d(?:, \d)* or \d)", "rows"),
            (r"his column is ([A-E](?:, [A-E])* or [A-E])", "cols"),
            (r"his district is (.+)", "in"),
            (r"cross off the whole edge of the map", "inside"),
            (r"cross off the districts with (?P<what>an? .+)", "lacks"),
            (r"cross off the cells right next to (?P<what>.+) without being in it", "not_borders"),
            (r"cross off the line and the column of (?P<what>.+)", "not_aligned_single"),
            (r"cross off the lines and the columns of (?P<what>.+)", "not_aligned_straddling"),
            (r"cross off the cells (?P<steps>\d) steps or fewer from (?P<what>.+)", "not_within"),
            (r"cross off the shore of (the [^,]+)", "dry"),
            (r"cross off the shores of (.+ and .+)", "dry"),
            (r"(?:you can )?cross off (.+)", "not_in"),
            (r"(?:look )?near (.+)", "near"),
            (r"his cell has (no .+)", "far_kind"),
            (r"there is (no .+) in his cell", "far_kind"),
            (r"there is (?P<what>no .+) in his district", "lacks"),
            (r"his cell touches the water", "any_water"),
            (r"his cell touches at least (\d) other districts", "touches"),
            (r"his cell touches (?P<what>.+) from outside", "borders"),
            (r"his cell touches (.+)", "water"),
            (r"his cell does not touch ([^,]+)", "dry"),
            (r"(.+) (?:does|do) not touch his cell", "dry"),
            (r"his cell is on the edge of the map", "edge"),
            (r"his district has (?P<what>an? .+)", "has"),
            (
                r"his cell shows (?P<how>exactly|at least|at most) (?P<number>\d) pictograms?",
                "pictos",
            ),
            (r"(?P<what>.+) is nearer to him than (?P<than>.+)", "nearer"),
            (r"his district counts (\d) cells", "size"),
            (r"the number of his line is even", "even"),
            (r"the number of his line is odd", "odd"),
            (
                r"his cell has (?P<how>exactly|at least|at most) (?P<number>one|\d)"
                r" neighbours? of its own district",
                "fellows",
            ),
        ],
    },
}
"""Turns of phrase and what they mean; the first that can be read counts."""
