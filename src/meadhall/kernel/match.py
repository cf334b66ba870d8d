"""Match: the door. One play of a game, with readable ids outside and ints inside."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from meadhall.kernel.chance import SEALED, SealedChance
from meadhall.kernel.errors import IllegalAnswerError, MatchOverError, NoHistoryError, TranscriptError, nearest
from meadhall.kernel.game import Game, Option, find_game
from meadhall.kernel.machine import EVENT_WIDTH, NO_EVENTS, State, advance, advance_within, asker, legal, reopen, take
from meadhall.kernel.outcome import Outcome
from meadhall.kernel.rows import Guard, refused
from meadhall.kernel.saved import (
    ANEW,
    CHANCE,
    FORFEIT,
    FORMAT,
    SEED_BITS,
    STATE,
    check_fingerprint,
    is_sealed,
    read_saved,
)

MOST_STEPS: Final = 10_000  # between two questions; matches by chance need less than a hundredth
TRUSTED: Final = Guard(False)
FOREIGN: Final = Guard(True)


class Decision:
    """The open question: who is asked, what is asked, about what, by which rules, and the options.

    `question` is a name (`choose_action`), `rules` are ids of rules (`D5.1`), `about` names the card or ability behind
    the question where there is one, and `options` are all legal answers.
    """

    __slots__ = ("_by_id", "about", "options", "question", "rules", "seat")

    def __init__(
        self, seat: int, question: str, rules: tuple[str, ...], about: dict[str, object], options: list[Option]
    ) -> None:
        self._by_id: dict[str, int] | None = None
        self.seat: int = seat
        self.question: str = question
        self.rules: tuple[str, ...] = rules
        self.about: dict[str, object] = about
        self.options: list[Option] = options

    def code_of(self, answer: str) -> int:
        """The code of an option id; IllegalAnswerError if it is not among the options."""
        codes = self._by_id
        if codes is None:
            codes = {option.id: option.code for option in self.options}
            self._by_id = codes
        code = codes.get(answer)
        if code is None:
            message = f"{answer!r} is not an answer to {self.question!r}, asked of seat {self.seat}"
            raise IllegalAnswerError(message + nearest(answer, list(codes)), self.rules)
        return code

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, question={self.question!r}, options={len(self.options)})"


class Match:
    """One play of a game: game + setup + seed + answers. Everything else follows from these four."""

    __slots__ = (
        "_answers",
        "_decision",
        "_guard",
        "_rebuilt",
        "_sealed",
        "_seed",
        "_setup",
        "_state",
        "game",
        "version",
    )

    def __init__(
        self,
        game: Game[Any],
        setup: dict[str, object],
        seed: int | None,
        state: State,
        version: str,
        *,
        sealed: bool = False,
    ) -> None:
        self.game: Game[Any] = game
        self.version: str = version
        self._setup: dict[str, object] = setup
        self._seed: int | None = seed
        self._sealed: bool = sealed  # whether its stream of chance is the one that gives nothing away
        self._state: State = state
        self._answers: list[str] = []
        self._decision: Decision | None = None
        self._guard: Guard = TRUSTED
        self._rebuilt: bool = True  # whether the events of the whole past are at hand

    # ---------------------------------------------------------------- asking and answering
    @property
    def setup(self) -> dict[str, object]:
        """The setup with every default filled in."""
        return dict(self._setup)

    def revived(self, rows: list[list[int]]) -> State:
        """A state of this match that was dumped as these rows; faster than by a setup of one's own."""
        state: State = self.game.revive(self._setup, rows)
        return state

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self._state.seats

    @property
    def state(self) -> State:
        """The state in ints: the fast path for search and simulation."""
        return self._state

    @property
    def decision(self) -> Decision:
        """The open question; MatchOverError after the end."""
        found = self._decision
        if found is None:
            s = self._state
            if s.winners >= 0:
                msg = "the match is over; match.outcome tells how it ended"
                raise MatchOverError(msg)
            with self._guard:
                found = self._question()
            self._decision = found
        return found

    def _question(self) -> Decision:
        """The open question, computed anew."""
        s = self._state
        node = asker(s)
        game = self.game
        options = [game.option(s, code) for code in legal(s)]
        if not options and self._guard.is_foreign:
            msg = f"there is no answer to {node.question!r}, asked of seat {s.asked}"
            raise refused(msg)
        return Decision(s.asked, node.question, node.rules, game.asking(s), options)

    def answer(self, answer: str | Option, seat: int | None = None) -> None:
        """Answer the open question by an option or its id. A refused answer leaves the match as it was.

        Told which seat answers, the match refuses any but the one that is asked, without a word about its options.
        """
        if seat is not None and self._state.winners < 0 and seat != self._state.asked:
            msg = f"seat {seat} is not asked now; seat {self._state.asked} is"
            raise IllegalAnswerError(msg)
        name: str = answer.id if isinstance(answer, Option) else answer
        code = self.decision.code_of(name)
        self._decision = None
        with self._guard:
            take(self._state, code)
            self._run_on()
        self._answers.append(name)

    def _run_on(self) -> None:
        """Run to the next question or to the end: in a state from outside there may be no way to either."""
        if not self._guard.is_foreign:
            advance(self._state)
        elif not advance_within(self._state, MOST_STEPS):
            msg = f"it comes to no question within {MOST_STEPS} steps"
            raise refused(msg)

    def forfeit(self, seat: int) -> None:
        """A seat leaves the match for good."""
        s = self._state
        if s.winners >= 0:
            msg = "the match is over: nobody can leave it any more"
            raise MatchOverError(msg)
        if not 0 <= seat < s.seats or s.gone >> seat & 1:
            msg = f"seat {seat} cannot leave: the seats still at the table are {self.present()}"
            raise IllegalAnswerError(msg)
        self._decision = None
        with self._guard:
            self.game.forfeit(s, seat)
            reopen(s)
            self._run_on()
        self._answers.append(f"{FORFEIT}{seat}")

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal all that a seat cannot know anew, and go on from here: what others saw of it before is void.

        Whoever plays on from the middle of a finished match has perhaps seen all of it; so nobody gains by that.
        """
        s = self._state
        if s.winners >= 0:
            msg = "the match is over: there is nothing to be dealt any more"
            raise MatchOverError(msg)
        if not 0 <= seat < s.seats or not 0 <= seed.bit_length() <= SEED_BITS or seed < 0:
            msg = f"nothing can be dealt anew for seat {seat} with the seed {seed}"
            raise IllegalAnswerError(msg)
        self._decision = None
        with self._guard:
            self.game.deal_anew(s, seat, seed, sealed=self._sealed)
        self._answers.append(f"{ANEW}{seat}:{seed}")

    def present(self) -> list[int]:
        """The seats that have not left."""
        gone = self._state.gone
        return [seat for seat in range(self.seats) if not gone >> seat & 1]

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on; then the winners and the reason."""
        s = self._state
        if s.winners < 0:
            return None
        winners = tuple([seat for seat in range(self.seats) if s.winners >> seat & 1])
        return Outcome(winners, self.game.reason(s.reason))

    # ---------------------------------------------------------------- looking
    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that a seat may know (None: a spectator), as plain data."""
        if seat is not None and not 0 <= seat < self.seats:
            msg = f"there is no seat {seat}; the seats are 0 to {self.seats - 1}"
            raise IllegalAnswerError(msg)
        with self._guard:
            return self.game.view(self._state, seat)

    @property
    def happened(self) -> int:
        """How many events there are so far; as `since` of a later `events_for`, it leaves out all that was known."""
        self._rebuild()
        return len(self._state.events) // EVENT_WIDTH

    def events_for(self, seat: int | None, since: int = 0, until: int | None = None) -> list[dict[str, object]]:
        """What happened, from event number `since` on and before `until`, as a seat (None: a spectator) may know it."""
        self._rebuild()
        events = self._state.events
        told: list[dict[str, object]] = []
        end = len(events) // EVENT_WIDTH
        if until is not None:
            end = min(end, until)
        for at in range(since, end):
            record: list[int] = list(events[at * EVENT_WIDTH : at * EVENT_WIDTH + EVENT_WIDTH])
            sees = record[1] < 0 or (seat is not None and record[1] >> seat & 1 == 1)
            told.append(self.game.event(self._state, record, sees=sees))
        return told

    def _rebuild(self) -> None:
        """Play the past again, once, when a revived match is asked what happened in it."""
        if not self._rebuilt:
            twin = self._replayed(len(self._answers))
            if self._guard.is_foreign and twin.hash() != self.hash():
                msg = "it does not follow from its seed and its answers"
                raise refused(msg)
            self._state.events = twin.state.events
            self._rebuilt = True

    def rest(self) -> None:
        """Forget what is easily found out again, for a match that nobody is in a hurry with."""
        self._decision = None
        if self._seed is not None:
            self._state.events = NO_EVENTS
            self._rebuilt = False

    # ---------------------------------------------------------------- copies
    def clone(self) -> Match:
        """An independent copy with the same past."""
        copy = Match(self.game, self._setup, self._seed, self._state.clone(), self.version, sealed=self._sealed)
        copy._answers = self._answers[:]
        copy._guard = self._guard
        copy._rebuilt = self._rebuilt
        copy._state.events = self._state.events[:]
        copy._state.listening = True
        return copy

    def determinize(self, seat: int | None, seed: int) -> Match:
        """A copy with all that the seat cannot know dealt anew. It has no past: that could tell what is hidden.

        Its stream is always a plain one: nothing of a sealed stream goes out with it.
        """
        state = self._state.clone()
        with self._guard:
            self.game.determinize(state, seat, seed)
        state.listening = True
        world = Match(self.game, self._setup, None, state, self.version)
        world._guard = self._guard
        return world

    # ---------------------------------------------------------------- the past
    def transcript(self) -> dict[str, object]:
        """Game, setup, seed and answers, with the end and a hash to check a replay against.

        It is plain data, ready for JSON. A re-dealt match has none: NoHistoryError.
        """
        if self._seed is None:
            msg = "a re-dealt match has no transcript: it does not follow from a seed"
            raise NoHistoryError(msg)
        outcome = self.outcome
        record = self._record()
        record["outcome"] = None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason}
        record["hash"] = self.hash()
        return record

    def _record(self) -> dict[str, object]:
        """What a match follows from, and what it was played with."""
        record: dict[str, object] = {
            "format": FORMAT,
            "version": self.version,
            "game": self.game.name,
            "setup": self._setup,
            "fingerprint": self.game.fingerprint(self._setup),
            "seed": self._seed,
            "answers": self._answers[:],
        }
        if self._sealed:
            record[CHANCE] = SEALED
        return record

    def _dumped(self) -> list[list[int]]:
        """The whole state as plain ints."""
        with self._guard:
            return self._state.dump()

    def hash(self) -> str:
        """A hash of the whole state; equal states have equal hashes, compiled or not."""
        return hashlib.sha256(json.dumps(self._dumped()).encode()).hexdigest()[:32]

    def undo(self) -> None:
        """Take the last answer back; NoHistoryError if there is none, or if the match was re-dealt."""
        if not self._answers:
            msg = "there is no answer to take back"
            raise NoHistoryError(msg)
        twin = self._replayed(len(self._answers) - 1)
        self._state = twin.state
        self._answers.pop()
        self._decision = None
        self._rebuilt = True

    def _replayed(self, until: int) -> Match:
        if self._seed is None:
            msg = "a re-dealt match has no past to go back to"
            raise NoHistoryError(msg)
        twin = open_match(self.game, self._setup, self._seed, self.version, sealed=self._sealed)
        twin.repeat(self._answers[:until])
        return twin

    def repeat(self, answers: list[str]) -> None:
        """Give answers and forfeits of a transcript one after another, and deal anew where it says so."""
        for at, answer in enumerate(answers):
            try:
                if answer.startswith(FORFEIT):
                    self.forfeit(int(answer[len(FORFEIT) :]))
                elif answer.startswith(ANEW):
                    seat, _, seed = answer[len(ANEW) :].partition(":")
                    self.deal_anew(int(seat), int(seed))
                else:
                    self.answer(answer)
            except (IllegalAnswerError, MatchOverError, ValueError) as refusal:
                msg = f"answer {at} of the transcript cannot be given: {refusal}"
                raise TranscriptError(msg) from refusal

    @staticmethod
    def from_json(text: str) -> Match:
        """The match that `to_json` saved; TranscriptError if its cards are not those of today, or if it cannot be.

        A state can be wrong in ways that only show later. Then the same error comes from whatever finds it out, and the
        match cannot go on.
        """
        saved = read_saved(text)
        game = find_game(saved["game"])
        setup = game.prepare(saved["setup"])
        check_fingerprint(game, setup, saved)
        with FOREIGN:
            state = game.revive_foreign(setup, saved[STATE])
            check_kind(state, is_sealed(saved))
        state.listening = True
        match = Match(game, setup, saved["seed"], state, saved["version"], sealed=is_sealed(saved))
        match._guard = FOREIGN
        match._answers = saved["answers"]
        match._rebuilt = saved["seed"] is None  # a re-dealt match has no past to tell of
        return match

    def to_json(self) -> str:
        """Setup, seed, answers and state as JSON, for `from_json`."""
        saved = self._record()
        saved[STATE] = self._dumped()
        return json.dumps(saved, separators=(",", ":"))


def check_kind(state: State, sealed: bool) -> None:
    """The stream of a state is of the kind that its match names."""
    if isinstance(state.chance, SealedChance) != sealed:
        named, found = (SEALED, "plain") if sealed else ("plain", SEALED)
        msg = f"its stream of chance is {found}, and the match names a {named} one"
        raise refused(msg)


def open_match(game: Game[Any], setup: dict[str, object], seed: int, version: str, *, sealed: bool = False) -> Match:
    """A new match whose events are recorded from the start."""
    state = game.start(setup, seed, listening=True, sealed=sealed)
    return Match(game, setup, seed, state, version, sealed=sealed)
