"""`meadhall play unicorns` as a person at a terminal meets it: stables, windows, hands."""

import io
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall import Decision, Match, Option
from meadhall.cli.game import terminal_of
from meadhall.cli.match.menu import Menu
from meadhall.cli.match.news import dealt
from meadhall.cli.match.session import Session
from meadhall.cli.match.table import Need
from meadhall.cli.screen.console import SpacedConsole
from meadhall.cli.screen.screen import CLEAR, Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.sight import seen
from meadhall.games.unicorns.terminal.table import UnicornTable
from meadhall.localisation import languages, name, words
from tests.terminal import Play, playing

# bots that play at random: these are tests of the terminal, and nobody has to wait for them
FOUR: Final = ("--players", "4", "--seed", "5", "--bot", "random")
TWO: Final = ("--players", "2", "--seed", "3", "--first", "1", "--bot", "random")
HOTSEAT: Final = ("--players", "3", "--seed", "9", "--bot", "none", "--first", "1")
PAGES: Final = 120


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """A person who plays this game."""
    return playing("unicorns", monkeypatch, capsys)


def setup_of(play: Play, folder: Path, *words: str, typed: str = "") -> Any:
    """The setup of the match that people get who type something."""
    file = folder / "match.json"
    play(*words, typed=f"{typed}save {file}\n")
    return json.loads(file.read_text(encoding="utf-8"))["setup"]


# ---------------------------------------------------------------- before the match
def test_person_plays_after_five_times_enter(play: Play) -> None:
    """Without any options everything is asked kindly, and Enter is a good answer."""
    screen = play(typed="\n\n\n\n\n1\n")
    assert "  2. 2 players\n" in screen
    assert "  8. 8 players\n" in screen
    assert "  1. 1 person, 1 bot\n" in screen
    assert "1. When the card is played, before anybody may stop it" in screen
    assert "1. The moment somebody has enough unicorns" in screen
    assert "How strong shall the bots be?" in screen
    assert "Player 1, choose a baby for your stable." in screen


def test_numbers_of_players_mean_themselves(play: Play, tmp_path: Path) -> None:
    """Who types 5 plays with five, and the other answers become the setup."""
    setup = setup_of(play, tmp_path, typed="9\n5\n1\n2\nafter_effects\nguest\n")
    assert (setup["players"], setup["targets"], setup["win_check"]) == (5, "when_resolved", "after_effects")


def test_nothing_is_asked_where_the_players_are_told(play: Play, tmp_path: Path) -> None:
    """The book's rules, one person, and chance says who begins; letters are those of the language spoken (V1.3)."""
    setup = setup_of(play, tmp_path, *FOUR)
    book = {"targets": "when_played", "win_check": "at_once"}
    assert setup == {"players": 4, "language": "en", "first": None, **book}
    setup = setup_of(play, tmp_path, "--targets", "when_resolved", "--first", "3", typed="4\n1\n\nguest\n")
    assert (setup["players"], setup["first"], setup["targets"]) == (4, 2, "when_resolved")


def test_seats_that_are_named_must_be_there(play: Play) -> None:
    """Fewer players than the seats that were named are not offered."""
    screen = play("--bot", "5", "--first", "2", typed="\n")
    assert screen.splitlines()[1] == "  5. 5 players"
    assert "1 person" not in screen


# ---------------------------------------------------------------- windows
def test_match_is_played_to_its_end_against_bots(play: Play) -> None:
    """Whoever always takes the first answer sees how the match ends, and can still look at it."""
    screen = play(*FOUR, typed="1\n" * 200 + "log\ncards\nq\n")
    assert re.search(r"^(Player \d wins|Nobody wins): ", screen, re.MULTILINE)
    assert screen.endswith("Goodbye!\n")


@pytest.mark.parametrize("players", [2, 8])
def test_bots_alone_can_be_watched(play: Play, players: int) -> None:
    """With --bot all the match is played to its end, and told as everybody may know it."""
    screen = play("--players", str(players), "--seed", "4", "--bot", "all", "random")
    assert re.search(r"^(Player \d wins|Nobody wins): ", screen, re.MULTILINE)
    assert "draws “" not in screen.partition("lies open")[0]


def test_who_holds_no_instant_is_not_troubled(play: Play) -> None:
    """Alone with bots, whoever can only let pass is neither asked nor told so."""
    screen = play(*FOUR, typed="1\n" * 200)
    assert "Only one answer was possible: Let it pass" not in screen
    questions = re.findall(r"Will you stop \w+\?\n(?:  \[.*\]\n)?((?: +\d+\. .*\n)+)", screen)
    assert questions
    assert all("Stop it with “" in options for options in questions)


def test_enter_lets_pass() -> None:
    """Most windows are let pass: nothing more than Enter has to be typed for it, whatever one holds."""
    match = meadhall.new_match("unicorns", {"players": 4}, 1)
    while match.decision.question != "choose_response" or len(match.decision.options) == 1:
        match.answer(match.decision.options[0])
    menu = Menu(match, table_of(match), Voice("en"), table_of(match).screen)
    given = menu.chosen("")
    assert given is not None
    assert (given.kind, menu.options[-1]) == ("let_pass", given)


def test_everybody_is_asked_on_one_screen(play: Play) -> None:
    """W7: at one screen the others are called one after another, whether they hold an instant or not."""
    screen = play(*HOTSEAT, typed="\n1\n\n1\n\n1\n\nplay:glitter-bomb\n1\n\n2\n\n2\n")
    parts = re.split(r"──── Only for: (Player \d) ────", screen)
    asked = [(seat, part) for seat, part in zip(parts[1::2], parts[2::2], strict=True) if "Will you stop it?" in part]
    assert [seat for seat, _ in asked] == ["Player 2", "Player 3"]
    assert all("Enter: Let it pass" in part for _, part in asked)


def test_a_window_may_be_let_pass_without_looking(play: Play) -> None:
    """At the curtain everybody may read what is played, but no hand; p answers for whoever does not want to look."""
    screen = play(*HOTSEAT, typed="\n1\n\n1\n\n1\n\nplay:glitter-bomb\n1\np\np\n\n")
    parts = re.split(r"──── Only for: (Player \d) ────", screen)
    assert parts[1::2] == ["Player 1", "Player 2", "Player 3", "Player 1", "Player 2", "Player 3", "Player 2"]
    for part in parts[10:13:2]:
        assert "Player 1 plays “Glitter Bomb”, naming Player 1's stable. Will you stop it?" in part
        assert "Without looking, p: Let it pass" in part
        assert "Your hand" not in part
        assert "Stop it with" not in part
    assert "“Glitter Bomb” enters Player 1's stable." in parts[14]


def hidden_names(match: Match, reader: int) -> set[str]:
    """The names of cards in other hands that a reader has no way to know."""
    views: list[Any] = [match.view(seat) for seat in range(match.seats)]
    held = {card for seat in range(match.seats) for card in views[seat]["seats"][seat]["hand"]["cards"]}
    known = json.dumps([views[reader], match.events_for(reader)])
    ids = [card.id for card in built_in().cards]
    open_names = {flat(name(match, "card", card)) for card in ids if f'"{card}"' in known}
    texts = [printed for _, printed in table_of(match).faces()]  # some name other cards
    hidden = {flat(name(match, "card", card)) for card in held} - open_names
    return {each for each in hidden if not any(each in text for text in [*open_names, *texts])}


def test_no_page_names_a_hidden_card() -> None:
    """Through much of a match at one screen, no reader is shown the name of a card that only others hold."""
    file = io.StringIO()
    screen = Screen(SpacedConsole(file=file, width=100, highlight=False, markup=False, emoji=False))
    sitting = Session(meadhall.new_match("unicorns", {"players": 4}, 6), {}, Voice("en"), screen)
    dice = random.Random(6)  # noqa: S311 - fixed dice
    pages = 0

    def read(_: str = "> ") -> str | None:
        nonlocal pages
        page = file.getvalue()
        file.seek(0)
        file.truncate()
        if sitting.match.outcome is not None or pages == PAGES:
            return None
        assert {
            hidden for hidden in hidden_names(sitting.match, sitting.match.decision.seat) if hidden in page
        } == set()
        if "Only for: " in page:
            assert "Your hand" not in page
            return dice.choice(["", "p"])
        pages += 1
        number = str(dice.randint(1, len(sitting.match.decision.options)))
        return dice.choice(["log", "cards", "look"]) if pages % 8 == 0 else number

    setattr(screen, "typed", read)  # noqa: B010 - mypy lets nobody replace a method otherwise
    sitting.play()
    assert pages > PAGES // 2


# ---------------------------------------------------------------- the table
def table_of(match: Match, seat: int | None = None, language: str = "en", width: int = 80) -> UnicornTable:
    """A table on a screen that nobody reads."""
    return UnicornTable(match, seat, Voice(language), Screen(SpacedConsole(file=io.StringIO(), width=width)))


def printed(table: UnicornTable, *, with_hands: bool = False) -> str:
    """The table as text."""
    with table.screen.console.capture() as shown:
        for part in (*table.whole(), *(table.hands() if with_hands else ())):
            table.screen.show(part)
    return shown.get()


def meeting(is_met: Callable[[Any], Any], players: int = 4, seed: int = 0) -> Match:
    """A random match at the first question at which a condition is met."""
    match = meadhall.new_match("unicorns", {"players": players}, seed)
    dice = random.Random(seed)  # noqa: S311 - fixed dice
    while not is_met(match.view(None)):
        if match.outcome is not None:
            return meeting(is_met, players, seed + 1)
        match.answer(dice.choice(match.decision.options))
    return match


def flat(text: str) -> str:
    """Words without the breaks between lines and columns, all of them apart by plain spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", range(2, 9))
def test_table_is_readable_at_eighty_columns(players: int, language: str) -> None:
    """Each player has a row with all that lies in the stable, and no row is longer than the terminal."""
    match = meeting(lambda view: view["deck"]["size"] < 30, players)
    view: Any = match.view(0)
    text = printed(table_of(match, 0, language))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text
    rows = re.split(r"^[▶ ] (?=\S)", text.partition("━━")[0].partition("──")[0], flags=re.MULTILINE)[1:]
    assert len(rows) == players
    for seat, row in enumerate(rows):
        stable = view["seats"][seat]["stable"]
        assert row.startswith(flat(name(match, "seat", seat, language)))
        assert f"{stable['count']}/{view['goal']}" in row
        column = " ".join(line[20:].strip() for line in f"  {row}".splitlines())
        for card in [*stable["unicorns"], *stable["upgrades"], *stable["downgrades"]]:
            last = name(match, "card", card, language).split()[-1]
            assert last in column


def test_table_tells_turn_and_piles() -> None:
    """Whose turn it is, what is left to draw, the top of the discard pile, the nursery."""
    match = meeting(lambda view: len(view["discard"]) > 3 and view["turn"] == 2)
    view: Any = match.view(None)
    text = printed(table_of(match))
    assert text.startswith("Turn: Player 3")
    assert (
        f"Deck: {view['deck']['size']} · Nursery: {len(view['nursery'])} · Discard pile: {len(view['discard'])}" in text
    )
    assert f"on top: {flat(name(match, 'card', view['discard'][0]))}" in flat(text)
    assert "▶ Player 3" in text


@pytest.mark.parametrize(("state", "word"), [("pandas", "pandas"), ("blinded", "blinded")])
def test_table_tells_what_has_befallen_unicorns(state: str, word: str) -> None:
    """W9: pandas are no unicorns, the blinded have no effects."""
    match = meeting(lambda view: any(facts["stable"][state] for facts in view["seats"]))
    view: Any = match.view(None)
    seat = next(seat for seat, facts in enumerate(view["seats"]) if facts["stable"][state])
    assert table_of(match).stable(seat).plain.startswith(word)


def test_open_hands_lie_beside_the_stable() -> None:
    """Everybody reads them by name; nobody else's hand."""
    match = meeting(lambda view: any(facts["hand"]["open"] and facts["hand"]["size"] for facts in view["seats"]))
    view: Any = match.view(None)
    table = table_of(match)
    for seat, facts in enumerate(view["seats"]):
        told = table.stable(seat).plain
        assert ("open hand: " in told) == (facts["hand"]["open"] and facts["hand"]["size"] > 0)
        assert all(name(match, "card", card) in told for card in facts["hand"]["cards"] or [])


def test_window_shows_what_was_named_and_every_instant() -> None:
    """A card with something named for it, and two instants on it: all of it is there, and what it comes to."""
    match = meeting(lambda view: view["playing"] and view["playing"]["named"] and len(view["playing"]["instants"]) == 2)
    playing: Any = match.view(None)["playing"]
    text = flat(printed(table_of(match, width=200)))
    assert f"Player {playing['seat'] + 1} plays a card" in text
    assert f"Named: {flat(table_of(match).target(playing['named'][0]))}" in text
    for instant in playing["instants"]:
        assert f"Stop! Player {instant['seat'] + 1}: {name(match, 'card', instant['card'])}" in text
    assert "may be answered now" in text
    match = meeting(lambda view: view["playing"] and len(view["playing"]["instants"]) == 1)
    assert "stopped, unless that is stopped in turn" in printed(table_of(match))


def test_letters_are_told_when_they_may_decide() -> None:
    """V1.3: towards the end of the deck, and at the end."""
    early = meeting(lambda view: view["deck"]["size"] < 60)
    assert " letters" not in printed(table_of(early))
    late = meeting(lambda view: view["deck"]["size"] < 5)
    view: Any = late.view(None)
    assert all(f"{facts['stable']['letters']} letter" in flat(printed(table_of(late))) for facts in view["seats"])


def test_own_hand_is_read_with_kinds_and_texts() -> None:
    """Each card with its kind and its text; equal ones once."""
    match = meeting(lambda view: view["turn"] == 1)
    view: Any = match.view(1)
    text = flat(printed(table_of(match, 1, width=300), with_hands=True))
    table = table_of(match)
    for card, copies in Counter(view["seats"][1]["hand"]["cards"]).items():
        found = table.face(card)
        assert f"{flat(found.name)}{f' ×{copies}' if copies > 1 else ''} · {flat(found.printed)}" in text
    assert "Your hand" not in printed(table_of(match), with_hands=True)


@pytest.mark.parametrize("language", languages())
def test_every_card_can_be_shown(language: str) -> None:
    """Names, kinds and texts of all cards are there; basic unicorns have no text."""
    table = table_of(meadhall.new_match("unicorns", {"players": 2}, 1), None, language)
    for card in built_in().cards:
        found = table.face(card.id)
        assert bool(found.text) == (card.type != "basic")
    assert len(dict(table.faces())) == len(built_in().cards)


def test_table_can_do_without_special_signs() -> None:
    """A terminal that knows ASCII only gets a table as well."""
    match = meeting(lambda view: view["playing"] and view["deck"]["size"] < 40)
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    table = UnicornTable(match, 0, Voice("en"), Screen(SpacedConsole(file=file, width=80)))
    assert table.screen.is_plain
    drawn = printed(table)
    assert not set(drawn) & set("▶●○━┏╭−")


# ---------------------------------------------------------------- asking
def test_cards_of_one_stable_stand_together() -> None:
    """Where many cards can be chosen, each owner is told once."""
    match = meadhall.new_match("unicorns", {"players": 3}, 1)
    option = Option("destroy:1:narwhal", 0, "destroy", {"other": 1, "card": "narwhal"})
    found = table_of(match).shared(option)
    assert found is not None
    assert found[1:] == (f"{name(match, 'seat', 1)}:", "Narwhal")
    assert table_of(match).shared(Option("draw", 0, "draw", {})) is None


def test_texts_are_read_with_cards_that_are_not_known_by_heart() -> None:
    """Cards of a hand to choose from stand there with their texts; all babies have the same, basic unicorns none."""
    table = table_of(meadhall.new_match("unicorns", {"players": 2}, 1))
    asked = Decision(0, "choose_discard", (), {}, [])
    cards = ("narwhal", "baby-narwhal", "the-great-narwhal")
    found = [Option(f"discard:{card}", 0, "discard", {"card": card}) for card in cards]
    assert [table.spells_out(asked, option) for option in found] == [False, False, True]
    assert not table.spells_out(asked, Option("pass", 0, "pass", {}))


def test_questions_come_with_what_they_need() -> None:
    """A turn is decided with everything in sight, a window with the stables, a discard with the cards alone."""
    needs: dict[str, set[Need]] = {}
    match = meadhall.new_match("unicorns", {"players": 4}, 3)
    dice = random.Random(3)  # noqa: S311 - fixed dice
    while match.outcome is None:
        needs.setdefault(match.decision.question, set()).add(table_of(match).need(match.decision))
        match.answer(dice.choice(match.decision.options))
    assert needs["choose_action"] == {Need.ALL}
    assert needs["choose_response"] == needs["choose_stable"] == {Need.TABLE}
    assert needs["choose_discard"] == needs["choose_baby"] == {Need.NOTHING}


def test_cards_are_read_out_by_a_part_of_their_name(play: Play) -> None:
    """Typing cards with a word tells what is printed; a misspelt word is told with the nearest name."""
    screen = play(*FOUR, typed="cards phoenix\ncards unicorn fenix\n")
    assert "Unicorn Phoenix\n  magical unicorn · If this card would be sacrificed" in screen
    assert "“unicorn fenix” is not an answer here" in screen
    assert "Perhaps you mean: Unicorn Phoenix" in screen


def test_cards_tell_piles_and_what_is_known(play: Play) -> None:
    """The discard pile and the nursery lie open; what a hand is known to hold is told too."""
    screen = play(*TWO, typed="1\ncards\n")
    assert re.search(r"Discard pile \(\d+\)\n", screen)
    assert re.search(r"Nursery \(11\)\n  Baby", screen)
    assert "Known to be in the hand: Player 2\n  Neigh\n" in screen  # V8.2


def test_why_tells_the_card_of_an_answer(play: Play) -> None:
    """The rules behind an answer, and what its card says."""
    screen = play(*TWO, typed="1\nwhy 1\n")
    assert re.search(r"^(> )?Play “.*”\n  V3\.3 .*\n  \w+ \w+ · ", screen, re.MULTILINE)


# ---------------------------------------------------------------- terminals
def sitting_at_terminal(typed: str, rows: int, columns: int = 80, players: int = 4) -> list[str]:
    """The pages that a terminal is sent during a sitting, without control signs."""
    file = io.StringIO()
    console = SpacedConsole(
        file=file, force_terminal=True, width=columns, height=rows, highlight=False, markup=False, emoji=False
    )
    screen = Screen(console)
    lines = iter(typed.split("\n"))
    setattr(screen, "typed", lambda _="> ": next(lines, None))  # noqa: B010 - mypy lets nobody replace a method otherwise
    match = meadhall.new_match("unicorns", {"players": players, "first": 0}, 5)
    Session(match, dict.fromkeys(range(1, players), "random"), Voice("en"), screen).play()
    return [re.sub(r"\x1b\[[0-9;]*m", "", page) for page in file.getvalue().split(CLEAR)]


def test_short_terminals_tell_a_hand_by_names() -> None:
    """With few rows the hand is told in a few lines, and look tells all of it."""
    page = sitting_at_terminal("1\nl", 24)[-1]
    brief, full = page.split("Your hand")[1:3]
    assert brief.startswith(": ")
    assert "in your stable" not in brief
    assert "in your stable" in full


def test_tall_terminals_lay_cards_side_by_side() -> None:
    """With many rows every question comes with the hand as cards."""
    pages = sitting_at_terminal("1\n1", 70, 120)
    assert all("╭─ " in page.partition("Your hand")[2] for page in pages[1:])


def test_news_of_a_turn_are_a_paragraph_above_the_table() -> None:
    """On a terminal much happens between two questions: what is lowest is seen longest."""
    page = sitting_at_terminal("1\ndraw", 40, 120)[-1]
    news, table = page.split("\nTurn: Player")
    assert len(re.findall(r"^  • Player \d begins a turn\. Player \d draws", news, re.MULTILINE)) == 4
    assert "choose an action." in table


def test_the_deal_is_one_line(play: Play) -> None:
    """V2.1: that everybody gets five cards is told once; later draws are told one by one."""
    screen = play(*FOUR, typed="1\n")
    news, _, rest = screen.partition(" goes first.")
    assert news.splitlines()[1] == "  • Everybody is dealt 5 cards."
    assert " draws " not in news
    assert " draws " in rest


def test_a_deal_that_differs_is_told_card_by_card() -> None:
    """One line is told only if it is true of everybody."""
    draws = [{"event": "card_drawn", "seat": seat} for seat in (0, 0, 1, 1)]
    assert dealt([*draws, {"event": "first_chosen", "seat": 1}], "card_drawn", 2) == 4
    assert dealt(draws[:3], "card_drawn", 2) == dealt(draws, "card_drawn", 3) == dealt(draws, "", 2) == 0


def test_a_player_who_was_named_is_not_chosen_once_more() -> None:
    """W11: what was named when a card was played is no news when it takes effect; another choice is."""
    named, chosen = ({"event": f"player_{how}", "seat": 0, "other": 1} for how in ("named", "chosen"))
    played = {"event": "card_played", "seat": 0, "card": "unfair-bargain"}
    is_echo = terminal_of("unicorns").is_echo
    assert is_echo([played, named, {"event": "window_opened", "seat": 0}, chosen], 3)
    assert not is_echo([played, named, chosen], 1)
    assert not is_echo([played, named, chosen | {"other": 2}], 2)
    assert not is_echo([named, played, chosen], 2)
    assert not is_echo([played, named, chosen, chosen], 3)


# ---------------------------------------------------------------- going back and going on
def test_match_is_saved_resumed_and_undone(play: Play, tmp_path: Path) -> None:
    """A saved match goes on where it was; going back asks the question before."""
    file = tmp_path / "match.json"
    first = play(*FOUR, typed=f"1\n1\nu\nsave {file}\n")
    assert "Taken back. To be answered again by: Player 1" in first
    resumed = play("--resume", str(file))
    assert "Player 1, choose an action." in resumed
    assert "Only for" not in resumed


def is_asked(match: Match, question: str) -> bool:
    """Whether a match goes on with a question."""
    return match.outcome is None and match.decision.question == question


def test_cards_that_are_seen_are_counted_wherever_they_lie() -> None:
    """A card that was seen stays seen while it goes from hand to table, stable and pile; a drawn one is new."""
    match = meadhall.new_match("unicorns", {"players": 3, "first": 0}, 2)
    dice = random.Random(2)  # noqa: S311 - fixed dice
    total = sum(card.copies for card in built_in().cards if card.type != "baby")
    named = 0
    while match.outcome is None:
        before: Any = seen(match.view(0))
        assert sum(number for card, number in before.items() if not card.startswith("baby")) <= total
        names_stable = match.decision.question == "choose_stable"
        match.answer(dice.choice(match.decision.options))
        if names_stable and is_asked(match, "choose_response"):
            named += 1
            assert seen(match.view(0)) == before
    assert named


@pytest.mark.parametrize("language", languages())
def test_sitting_speaks_every_language(play: Play, language: str) -> None:
    """Everything that a sitting shows can be said in each of them."""
    typed = "\n1\n\n1\n\n1\n\nplay:glitter-bomb\n1\np\n\nwhy\ncards\nlog\nh\nl\nlet_pass\n\nu\n\nq\n"
    screen = play(*HOTSEAT, "--language", language, typed=typed)
    assert screen.endswith(f"{words('terminal', language).say('goodbye')}\n")


@pytest.mark.parametrize("language", languages())
def test_lobby_and_table_speak_every_language(language: str) -> None:
    """What the terminal itself says of a match can be said in each of them."""
    own = words("unicorns/terminal", language)
    for state in ("naming", "answering", "stopped", "resolving"):
        assert own.say("stage", {"stage": state})
    match = meeting(lambda view: view["playing"] and view["playing"]["instants"] and view["discard"])
    with (table := table_of(match, 0, language)).screen.console.capture() as shown:
        for part in (*table.whole(), *table.hands(), *table.glance(), *table.piles()):
            table.screen.show(part)
    assert flat(name(match, "seat", 1, language)) in shown.get()
