"""Everyone in a record has a name, always the same, and no two are called alike."""

from __future__ import annotations

from deductio.bots.cast import bots_for, guests_for
from deductio.bots.names import called

PLAYERS = ("you", "rookie", "Margot", "sleuth", "person", "random")


def test_bots_are_of_the_cast_people_keep_their_names_and_the_nameless_are_guests() -> None:
    names = called(PLAYERS, "a seal")
    assert names[2] == "Margot"
    assert {names[0], names[4]} == set(guests_for("a seal")[:2])
    assert [*names[1:4:2], names[5]] == [name for name in bots_for("a seal") if name != "Margot"][
        :3
    ]
    assert len(set(names)) == len(PLAYERS)


def test_whoever_of_the_cast_played_is_called_so_unless_somebody_else_is() -> None:
    players = ("sleuth", "inspector:odette", "you", "rookie:odette", "rookie:margot", "Margot")
    names = called(players, "a seal")
    assert (names[1], names[5]) == ("Odette", "Margot")
    assert len(set(names)) == len(players)
    drawn = [name for name in bots_for("a seal") if name not in ("Odette", "Margot")]
    assert [names[0], *names[3:5]] == drawn[:3]


def test_a_person_may_be_called_almost_like_a_bot() -> None:
    assert called(("rookie:moriarty", "genius:odette"), "a seal") == (
        "rookie:moriarty",
        "genius:odette",
    )


def test_the_same_game_has_the_same_names() -> None:
    assert called(PLAYERS, "a seal") == called(PLAYERS, "a seal") != called(PLAYERS, "another")
