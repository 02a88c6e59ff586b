"""Making tables, sitting down, starting, leaving, coming back: what people do around a game."""

from __future__ import annotations

from asyncio import gather
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from deductio.core.record import Record, Shares, verify
from deductio.core.seal import absent_nonce, promise_of
from deductio.games import game
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.city import CELLS
from deductio.tables.house import HouseSettings
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio

BOT = {"type": "BotSeated", "level": "random"}
ME = {"type": "Me"}
ANYONE = {"type": "PersonWanted"}


async def order(person: Person, *chairs: dict[str, str], **more: Any) -> str:
    """A table of Small Detectives with these chairs; its code."""
    body = {"game": "small_detectives", "chairs": [*chairs], **more}
    return str((await person.post("/api/tables", **body))["code"])


async def closing_code(follower: Follower) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await follower.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def until(follower: Follower, **wanted: Any) -> None:
    """Listen until the table is like that."""
    while any(follower.table.get(name) != value for name, value in wanted.items()):
        await follower.hear()


async def test_people_gather_and_the_host_starts(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        code = await order(ada, ME, ANYONE, BOT)
        async with ada.join(code) as socket:
            follower = Follower(socket)
            await follower.hear()
            assert follower.view is None
            await ben.post(f"/api/tables/{code}/sit", seat=1)
            while follower.table["sitters"][1]["name"] != "Ben":
                await follower.hear()
            assert await ben.refused(f"/api/tables/{code}/start") == (
                403,
                "only the host may do this",
            )
            await ada.post(f"/api/tables/{code}/start")
            await until(follower, standing="playing")
            while not follower.events:
                await follower.hear()
            assert follower.events[0]["type"] == "Opened"
            assert follower.view is not None


async def test_what_may_not_be_done_is_refused_in_one_sentence(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        code = await order(ada, ME, ANYONE)
        assert await ada.refused(f"/api/tables/{code}/start") == (
            409,
            "some chairs are still free: wait for people, or seat bots there",
        )
        assert (await ben.refused(f"/api/tables/{code}/sit", seat=0))[0] == 409
        assert (await ben.refused(f"/api/tables/{code}/sit", seat=5))[0] == 404
        assert (await ben.refused(f"/api/tables/{code}/remove", seat=0))[0] == 403
        assert (await ben.refused(f"/api/tables/{code}/leave"))[0] == 403
        assert (await ben.refused(f"/api/tables/{code}/rematch"))[0] == 403
        assert (await ben.refused(f"/api/tables/{code}/bot", seat=1, level="random"))[0] == 403
        assert (await ben.refused("/api/tables/AAAAAAAAAA/sit", seat=0))[0] == 404
        assert (await ben.refused(f"/api/tables/{code}/link"))[0] == 403
        assert (await ben.http.get(f"/api/tables/{code}/devices")).status_code == 403
        assert (await ada.http.get(f"/api/tables/{code}/record")).status_code == 409
        status, detail = await ada.refused("/api/tables", game="chess", chairs=[ME])
        assert (status, detail[:24]) == (400, "there is no game 'chess'")


async def test_a_removed_person_is_told_and_the_chair_is_free(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        code = await order(ada, ME, ANYONE)
        await ben.post(f"/api/tables/{code}/sit", seat=1)
        async with ben.join(code) as socket:
            follower = Follower(socket)
            await follower.hear()
            await ada.post(f"/api/tables/{code}/remove", seat=1)
            assert await closing_code(follower) == 4001
        table = await ada.post(f"/api/tables/{code}/bot", seat=1, level="sleuth")
        assert table["sitters"][1] | {"kind": "bot", "level": "sleuth"} == table["sitters"][1]


async def invited(person: Person, code: str) -> str:
    """The secret of a link to this person's seat."""
    link = (await person.post(f"/api/tables/{code}/link"))["url_path"]
    path, _, secret = str(link).partition("#")
    assert path == "/seat", "what proxies log does not open the seat"
    return secret


async def test_a_seat_is_played_on_two_devices(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url) as phone:
        code = (await ada.table("small_detectives", bots=1))["code"]
        secret = await invited(ada, code)
        taken = await phone.post("/api/seat", token=secret, kind="phone")
        assert (taken["me"], taken["sitters"][0]["name"]) == (0, "Ada")
        async with Person(server.url) as thief:
            used = 404, "this link was used or withdrawn: ask for a new one"
            assert await thief.refused("/api/seat", token=secret) == used
            assert await thief.refused("/api/seat", token="x" * 32) == used
        shown = await ada.get(f"/api/tables/{code}/devices")
        assert [(one["kind"], one["me"]) for one in shown] == [("first", True), ("phone", False)]
        async with ada.join(code) as one, phone.join(code) as two:
            followers = Follower(one), Follower(two)
            await followers[1].play(Random(3))
            await followers[0].play(Random(4))
        assert followers[0].events == followers[1].events
        left = await ada.post(f"/api/tables/{code}/revoke", id=shown[1]["id"])
        assert [one["kind"] for one in left] == ["first"]
        assert (await phone.get(f"/api/tables/{code}"))["me"] is None


async def program_at(server: Running, ada: Person, code: str) -> dict[str, str]:
    """What a program sends that was given a link."""
    async with Person(server.url) as program:
        await program.post("/api/seat", token=await invited(ada, code))
        return {"Authorization": f"Bearer {program.cookie.partition('=')[2]}"}


async def test_a_program_takes_a_seat_with_a_token_of_its_own(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url) as nobody:
        code = (await ada.table("small_detectives", bots=1))["code"]
        token = await program_at(server, ada, code)
        async with nobody.join(code, token) as socket:
            follower = Follower(socket)
            await follower.play(Random(4))
            assert follower.table["me"] == 0
        wrong = {"Authorization": token["Authorization"][:-1]}
        async with nobody.join(code, wrong) as socket:
            assert await closing_code(Follower(socket)) == 4003
        about = (await nobody.http.get(f"/api/tables/{code}/devices", headers=token)).json()
        assert [(one["kind"], one["me"]) for one in about] == [("first", False), ("program", True)]


async def test_the_secret_of_a_seat_opens_no_other_table(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url) as nobody:
        mine, other = [(await ada.table("small_detectives", bots=1))["code"] for _ in range(2)]
        async with nobody.join(other, await program_at(server, ada, mine)) as socket:
            follower = Follower(socket)
            assert await closing_code(follower) == 4003
        assert follower.refused[0]["code"] == "wrong-secret"
        assert not follower.events


async def test_those_who_watch_hear_what_everyone_hears_and_do_nothing(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url) as guest:
        code = (await ada.table("cluedo", bots=2))["code"]
        async with guest.join(code) as socket:
            follower = Follower(socket)
            await follower.hear()
            assert follower.ask is None
            assert all(event["type"] not in ("Seated", "HandDealt") for event in follower.events)
            await follower.choose({"type": "Roll"}, "one")
            while not follower.refused:
                await follower.hear()
            assert follower.refused[0]["reason"] == "those who watch do not choose"
        private = (await ada.table("cluedo", bots=2, watch=False))["code"]
        async with guest.join(private) as socket:
            assert await closing_code(Follower(socket)) == 4003


async def test_somebody_gone_is_replaced_by_vote_and_comes_back(server: Running) -> None:
    people = [Person(server.url, name) for name in ("Ada", "Ben", "Eve")]
    ada, ben, eve = people
    for person in people:
        await person.__aenter__()
    code = await order(ada, ME, ANYONE, ANYONE)
    await ben.post(f"/api/tables/{code}/sit", seat=1)
    await eve.post(f"/api/tables/{code}/sit", seat=2)
    await ada.post(f"/api/tables/{code}/start")
    async with ben.join(code) as one, eve.join(code) as two:
        for socket in (one, two):
            await Follower(socket).hear()
        first = await ben.post(f"/api/tables/{code}/bot", seat=0, level="random")
        assert first["sitters"][0]["level"] is None
        second = await eve.post(f"/api/tables/{code}/bot", seat=0, level="random")
        assert second["sitters"][0]["kind"] == "person"
        assert second["sitters"][0]["level"] == "random"
        assert (await ben.refused(f"/api/tables/{code}/bot", seat=2, level="random"))[0] == 409
    back = await ada.post(f"/api/tables/{code}/back")
    assert back["sitters"][0]["level"] is None
    for person in people:
        await person.http.aclose()


async def test_where_all_win_together_only_the_rules_let_them_speak(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        made = await ada.table("almost_innocent", bots=1, talk="free")
        assert made["talk"] == "none"
        made = await ada.table("cluedo", bots=2, talk="free")
        assert made["talk"] == "free"


async def test_talk_as_the_host_allows_it(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        for talk, phrases, text in (("none", 0, 0), ("phrases", 1, 0), ("free", 1, 1)):
            code = await order(ada, ME, BOT, talk=talk)
            async with ada.join(code) as socket:
                follower = Follower(socket)
                await follower.hear()
                await socket.send('{"type":"Say","phrase":"hello"}')
                await socket.send('{"type":"Say","text":"good   evening"}')
                while len(follower.said) + len(follower.refused) < 2:
                    await follower.hear()
                assert len([said for said in follower.said if said["phrase"]]) == phrases
                assert len([said for said in follower.said if said["text"]]) == text
            async with ada.join(code) as socket:
                again = Follower(socket)
                await again.hear()
                assert again.said == follower.said


async def test_marks_are_kept_for_their_own_reader(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url) as guest:
        code = (await ada.table("cluedo", bots=2))["code"]
        async with ada.join(code) as socket:
            await socket.send('{"type":"Mark","fact":"rope@seat1","mark":"yes"}')
            await socket.send('{"type":"Mark","fact":"lead@seat1","mark":"no"}')
            await socket.send('{"type":"Mark","fact":"lead@seat1","mark":""}')
            await socket.send('{"type":"Say","phrase":"hello"}')
            follower = Follower(socket)
            while not follower.said:
                await follower.hear()
        for person, marks in ((ada, {"rope@seat1": "yes"}), (guest, {})):
            async with person.join(code) as socket:
                assert (await Follower(socket).hear())["marks"] == marks


async def play_together(*followers: Follower) -> None:
    await gather(*(one.play(Random(seed)) for seed, one in enumerate(followers)))


async def test_the_same_people_play_again(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = (await ada.table("small_detectives", bots=1))["code"]
        async with ada.join(code) as socket:
            await Follower(socket).play(Random(1))
        again = [ada.post(f"/api/tables/{code}/rematch") for _ in range(2)]
        new, same = await gather(*again)
        assert new["code"] == same["code"] != code
        assert new["standing"] == "gathering"
        begun = await ada.post(f"/api/tables/{new['code']}/start")
        assert begun["standing"] == "playing"
        assert (await ada.post(f"/api/tables/{code}/rematch"))["code"] == new["code"]
        assert (await ada.get(f"/api/tables/{code}"))["next_code"] == new["code"]
        lists = await ada.get("/api/tables")
        assert {table["code"] for table in lists["mine"]} == {code, new["code"]}


async def test_only_the_host_calls_for_another_game_and_only_after_this_one(
    server: Running,
) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        for host_stays in (True, False):
            code = await order(ada, ME, ANYONE)
            again = f"/api/tables/{code}/rematch"
            await ben.post(f"/api/tables/{code}/sit", seat=1)
            assert await ada.refused(again) == (409, "the game is not over")
            await ada.post(f"/api/tables/{code}/start")
            assert await ada.refused(again) == (409, "the game is not over")
            async with ben.join(code) as two:
                async with ada.join(code) as one:
                    await play_together(Follower(one), follower := Follower(two))
                    assert await ben.refused(again) == (403, "only the host may do this")
                    if host_stays:
                        new = await ada.post(again)
                        assert (await ben.post(again))["code"] == new["code"]
                        continue
                while follower.table["sitters"][0]["here"]:
                    await follower.hear()
                assert (await ben.post(again))["host"]


async def test_listed_tables_are_found_by_strangers(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url) as guest:
        shown = await order(ada, ME, ANYONE, listed=True)
        hidden = await order(ada, ME, ANYONE)
        found = [table["code"] for table in (await guest.get("/api/tables"))["open"]]
        assert shown in found
        assert hidden not in found


async def test_a_report_is_kept(server: Running) -> None:
    async with Person(server.url, "Ada") as ada:
        code = await order(ada, ME, BOT)
        assert await ada.post(f"/api/tables/{code}/report", seat=1, text="too quick") is None
        assert (await ada.refused(f"/api/tables/{code}/report", seat=1, text=""))[0] == 400


async def test_shares_in_the_luck_are_promised_before_any_is_opened(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
            table = await ada.post("/api/tables", game="small_detectives", chairs=[ME, ANYONE, BOT])
            address = f"/api/tables/{table['code']}"
            promised = {"promise": promise_of("seven")}
            refused = await ben.http.put(f"{address}/promise", json=promised)
            assert refused.json()["code"] == "not-seated"
            await ben.post(f"{address}/sit", seat=1)
            for person, nonce in ((ada, "twelve"), (ben, "seven"), (ada, "thirteen")):
                promised = {"promise": promise_of(nonce)}
                answer = await person.http.put(f"{address}/promise", json=promised)
                assert answer.json()["commitment"] == table["commitment"]
            opening = await ada.post(f"{address}/start")
            assert opening["standing"] == "opening"
            assert opening["promises"] == [promise_of("thirteen"), promise_of("seven"), ""]
            status, _ = await ada.refused(f"{address}/open", nonce="twelve")
            assert status == 400
            await ada.post(f"{address}/open", nonce="thirteen")
            server.kill()
            server.start()
            begun = await ben.post(f"{address}/open", nonce="seven")
            assert begun["standing"] == "playing"
            async with ada.join(table["code"]) as one, ben.join(table["code"]) as other:
                followers = Follower(one), Follower(other)
                await play_together(*followers)
            opened = followers[0].events[0]
            assert opened["nonces"] == ["thirteen", "seven", absent_nonce(table["commitment"], 2)]
            assert opened["commitment"] == table["commitment"]
            raw = (await ada.http.get(f"{address}/record")).content
        record = msgspec.json.decode(raw, type=Record)
        assert record.shares == Shares((promise_of("thirteen"), promise_of("seven"), ""), ())
        assert verify(record, game("small_detectives")).ok


async def test_the_record_says_whose_share_was_missing(tmp_path: Path) -> None:
    with Running(tmp_path, HouseSettings(pause=(0, 0), open_wait=0)) as server:
        async with Person(server.url, "Ada") as ada:
            code = await order(ada, ME, BOT)
            promised = {"promise": promise_of("late")}
            await ada.http.put(f"/api/tables/{code}/promise", json=promised)
            await ada.post(f"/api/tables/{code}/start")
            async with ada.join(code) as socket:
                await Follower(socket).play(Random(1))
            raw = (await ada.http.get(f"/api/tables/{code}/record")).content
        record = msgspec.json.decode(raw, type=Record)
        assert record.shares == Shares((promise_of("late"), ""), (0,))
        assert verify(record, game("small_detectives")).ok


async def test_a_table_is_put_away_by_one_person_alone(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        chairs = [{"type": "Me"}, {"type": "PersonWanted"}]
        code = (await ada.post("/api/tables", game="small_detectives", chairs=chairs))["code"]
        await bob.post(f"/api/tables/{code}/sit", seat=1)
        for _ in range(2):
            await ada.post(f"/api/tables/{code}/put_away")
        lists = [await one.get("/api/tables") for one in (ada, bob)]
        assert [[table["code"] for table in one["mine"]] for one in lists] == [[], [code]]
        assert (await ada.get(f"/api/tables/{code}"))["me"] == 0, "the seat stays hers"
        assert (await ada.refused("/api/tables/ABCDEFGHIJ/put_away"))[0] == 404


async def test_who_has_seen_the_solution_is_refused_another_name(server: Running) -> None:
    """A name would tell the others what must not be said."""
    wrong = next(cell for cell in CELLS if cell != printed_cases(1)[0].answer)
    async with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben:
        code = await order(ada, ME, ANYONE, game="new_york", options={"case": 1})
        await ben.post(f"/api/tables/{code}/sit", seat=1)
        await ada.post(f"/api/tables/{code}/start")
        async with ada.join(code) as hers, ben.join(code) as his:
            followers = Follower(hers), Follower(his)
            await gather(*(follower.hear() for follower in followers))
            out = int(followers[1].asked)
            await followers[out].choose({"type": "Announce", "cell": wrong}, "a guess")
            while followers[out].unanswered:
                await followers[out].hear()
        wish = {"name": f"Not at {wrong}", "at": code}
        refused = await (ada, ben)[out].http.put("/api/me", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (409, "name-kept")
        assert (await (ada, ben)[out].get("/api/me"))["name"] == ("Ada", "Ben")[out]
        assert (await (ben, ada)[out].http.put("/api/me", json=wish)).is_success
