"""`deductio rules`: a game's rules, in two minutes and then all of them."""

from __future__ import annotations

from deductio.commands.arguments import GameName, Json, Lang
from deductio.commands.output import print_json
from deductio.commands.play import language_of_the_system, read_language
from deductio.games import game
from deductio.rulebook import rulebook_of, without_pictures
from deductio.words import Words


def show_rules(name: GameName, lang: Lang = "", json: Json = False) -> None:
    played = game(name)
    language = read_language(lang or language_of_the_system())
    words = Words(played, language)
    title, summary = words.text("title"), words.text("rules")
    rulebook = without_pictures(rulebook_of(played, language))
    if json:
        print_json({"game": name, "title": title, "summary": summary, "rulebook": rulebook})
        return
    from rich.console import Console
    from rich.markdown import Markdown

    paragraphs = "\n\n".join(summary.splitlines())
    Console().print(Markdown(f"# {title}\n\n{paragraphs}\n\n{rulebook}"))
