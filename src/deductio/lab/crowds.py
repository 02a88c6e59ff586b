"""What a crowd of clients counts while it plays: choices, bytes, and how long everyone waited."""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct, field

from deductio.lab.socket_client import SocketClient

SEATS = 4


class CrowdFigures(Struct):
    """Of one window of time, at all tables."""

    choices: int = 0
    """Those that all four have heard of."""
    updates: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)
    """Seconds from a choice sent to the last of the four told."""


class Crowd:
    """People at many tables, who count together."""

    def __init__(self) -> None:
        self.tally = CrowdFigures()
        self.parties: list[Party] = []

    async def gather(self, tables: int) -> None:
        """Everyone sits down at that many tables and waits."""
        raise NotImplementedError

    def commits(self) -> float:
        """How many transactions the server has stored."""
        return 0

    def count_anew(self) -> None:
        self.tally = CrowdFigures()

    def go(self) -> None:
        """From now on everyone chooses as soon as they are asked."""
        for party in self.parties:
            party.go()

    def pause(self) -> None:
        """Everyone waits; what is under way comes to its end."""
        for party in self.parties:
            party.going = False

    def leave(self) -> None:
        for party in self.parties:
            for client in party.clients:
                client.close()

    @property
    def quiet(self) -> bool:
        """Nothing is under way."""
        return not any(party.under_way for party in self.parties)


class Party:
    """The four clients of one table."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self.clients: list[SocketClient] = []
        self._heard = [0] * SEATS
        self._sent: list[float] = []
        self._told: list[int] = []
        self.going = False

    def go(self) -> None:
        self.going = True
        for seat in range(SEATS):
            self.choose(seat)

    def choose(self, seat: int) -> None:
        """Send a choice if this seat is asked."""
        raise NotImplementedError

    @property
    def under_way(self) -> bool:
        return bool(self._told) and self._told[-1] < SEATS

    def count_sent(self) -> int:
        """The number of a choice that is sent now."""
        self._sent.append(perf_counter())
        self._told.append(0)
        return len(self._sent) - 1

    def count_heard(self, seat: int, length: int) -> None:
        """The seat has heard of the next choice."""
        tally, number = self._crowd.tally, self._heard[seat]
        tally.updates += 1
        tally.bytes += length
        self._heard[seat] += 1
        self._told[number] += 1
        if self._told[number] == SEATS:
            tally.choices += 1
            tally.latencies.append(perf_counter() - self._sent[number])
