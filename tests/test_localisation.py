"""Sentences and names: what people read instead of ids."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

import meadhall
from meadhall import Decision, localisation
from meadhall.bundle import Bundle, bundles
from meadhall.cli.screen.console import NO_BREAK
from meadhall.games import GAMES
from meadhall.games.duel.speech import ability_text, card_text
from meadhall.kernel.match import open_match
from meadhall.localisation import (
    CASES,
    PLAIN,
    MessageError,
    MissingMessageError,
    UnknownLanguageError,
    messages,
    name,
    say,
)
from meadhall.testing.scenario import Scenario
from tests.tiny import announced
from tests.tiny.rules import TinyGame


def duel(*heroes: str, board: str = "sarpedon", first: int | None = 0) -> meadhall.Match:
    """A match at its first question."""
    mode = "duel" if len(heroes) == 2 else "free_for_all"
    setup = {"heroes": list(heroes), "board": board, "first": first, "mode": mode}
    return meadhall.new_match("duel", setup, seed=7)


def test_question_is_a_sentence() -> None:
    """A question names the seat that is asked by its hero."""
    match = duel("beowulf", "yennenga", first=None)
    assert say(match, match.decision) == "Beowulf, say who goes first."


def test_option_is_a_sentence() -> None:
    """An option names what it does to whom."""
    match = duel("beowulf", "yennenga", first=None)
    assert [say(match, option) for option in match.decision.options] == ["Beowulf goes first", "Yennenga goes first"]


def test_option_is_said_without_its_question_when_that_is_closed() -> None:
    """An option of an answered question is still a sentence, in general words."""
    match = duel("beowulf", "yennenga")
    option = meadhall.Option("pass", 59, "pass", {})
    assert say(match, option) == "No"


def test_drawn_card_is_named_to_its_owner_only() -> None:
    """The same event is one sentence to those who see the card and another to those who do not."""
    match = duel("beowulf", "yennenga")
    own, others = ([say(match, event) for event in match.events_for(seat)] for seat in (0, None))
    assert "Beowulf draws a card." in others
    assert "Beowulf draws a card." not in own
    assert any(sentence.startswith("Beowulf draws “") for sentence in own)


def test_outcome_names_winners_and_reason() -> None:
    """An end is a sentence, also with several winners."""
    match = duel("beowulf", "yennenga")
    assert say(match, meadhall.Outcome((0,), "hero_defeated")) == "Beowulf wins: the enemy hero is defeated."
    both = say(match, meadhall.Outcome((0, 1), "team_defeated"))
    assert both == "Beowulf and Yennenga win: both heroes of the other team are defeated."


def test_sidekicks_of_one_name_are_numbered() -> None:
    """Archers have numbers, Wiglaf has none."""
    match = duel("beowulf", "yennenga")
    assert [name(match, "fighter", which) for which in ("archer-2", "wiglaf")] == ["Archer 2", "Wiglaf"]


def test_seats_are_told_apart_when_a_hero_is_there_twice() -> None:
    """In a mirror match every fighter's name tells its seat, and a card is named as ever."""
    match = duel("yennenga", "yennenga")
    names = [name(match, "fighter", which) for which in ("yennenga@0", "archer-2@1")]
    assert names == ["Yennenga (seat 1)", "Archer 2 (seat 2)"]
    assert name(match, "seat", 1) == "Yennenga (seat 2)"
    assert name(match, "card", "skirmish@1") == "Skirmish"


def test_card_that_two_heroes_have_is_named_in_a_match() -> None:
    """Feint of the second seat bears the seat in its id and not in its name."""
    assert name(duel("beowulf", "achilles"), "card", "feint@1") == "Feint"


def test_cards_of_a_list_are_told_apart() -> None:
    """Each card of a list stands in quotation marks: some have commas in their names."""
    event = {"event": "hand_shown", "seat": 0, "other": 1, "cards": ["im-late-im-late", "feint@0"]}
    sentence = say(duel("alice", "beowulf"), event)
    assert sentence == "Beowulf looks at the hand of Alice: “I'm Late, I'm Late” and “Feint”."


def test_names_are_had_without_a_match() -> None:
    """A catalogue's names need no match."""
    names = [
        name(None, "card", "yennenga-volley", game="duel"),
        name(None, "board", "heorot", game="duel"),
        name(None, "zone", "heorot-gray-light", game="duel"),
    ]
    assert names == ["Volley", "Heorot", "light grey"]


def test_places_are_named_by_the_match_board() -> None:
    """Zones and doors of a match are those of its board."""
    match = duel("beowulf", "achilles", board="heorot")
    assert (name(match, "zone", "blue-dark"), name(match, "door", "west")) == ("dark blue", "west door")


def test_question_by_an_ability_names_it() -> None:
    """Sun Wukong's player is asked about the ability, whose text can be shown."""
    match = duel("sun-wukong", "achilles")
    while match.decision.question != "choose_whether":
        match.answer(match.decision.options[0])
    assert say(match, match.decision) == "Sun Wukong, “Plucked Hair”: will you use it?"
    text = ability_text("sun-wukong", "plucked-hair")
    assert localisation.source_text(match, match.decision) == text


def test_rule_of_a_question_can_be_read() -> None:
    """The ids behind a question lead to rules in words."""
    match = duel("sun-wukong", "achilles", first=None)
    assert [localisation.rule_text(rule, game="duel") for rule in match.decision.rules]
    assert localisation.rule_text("D1.7", game="duel") == "All doors are open at first."


def test_unknown_language_is_refused_by_name() -> None:
    """The refusal names the languages that there are."""
    with pytest.raises(UnknownLanguageError, match=r"no words in 'tlh'.*en"):
        name(None, "hero", "beowulf", "tlh", game="duel")


def test_missing_message_is_an_error() -> None:
    """No id is ever shown in a word's place."""
    with pytest.raises(MissingMessageError, match="hero-grendel"):
        name(None, "hero", "grendel", game="duel")
    with pytest.raises(MissingMessageError, match="ability"):
        name(duel("beowulf", "achilles"), "ability", "flight")


def test_missing_argument_is_an_error() -> None:
    """A sentence with a gap is not said."""
    with pytest.raises(MessageError, match="event-card_taken"):
        localisation.words("duel").say("event-card_taken", {"seat": "Beowulf"})


def test_game_without_words_is_refused() -> None:
    """A game needs a file of words."""
    with pytest.raises(MissingMessageError, match="chess"):
        localisation.rule_text("D1.1", game="chess")
    with pytest.raises(MissingMessageError, match="chess"):
        name(None, "card", "queen", game="chess")


@pytest.fixture
def more_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all words, to which a test may add: a folder for the hall's own, and one for each game."""
    shutil.copytree(localisation.LOCALES, tmp_path / "hall")
    for bundle in bundles():
        shutil.copytree(bundle.locales, tmp_path / bundle.name)
    monkeypatch.setattr("meadhall.localisation.messages.LOCALES", tmp_path / "hall")
    monkeypatch.setattr(Bundle, "locales", property(lambda bundle: tmp_path / bundle.name))
    localisation.languages.cache_clear()
    localisation.words.cache_clear()
    yield tmp_path
    localisation.languages.cache_clear()
    localisation.words.cache_clear()


def test_language_is_added_by_a_folder(more_languages: Path) -> None:
    """A folder with the same files is a further language, in the hall and in each game."""
    for part in more_languages.iterdir():
        shutil.copytree(part / "en", part / "eo")
    file = more_languages / "duel" / "eo" / "game.ftl"
    words = file.read_text(encoding="utf-8").replace("hero-beowulf = Beowulf", "hero-beowulf = Beowulf la Gaŭto")
    file.write_text(words, encoding="utf-8")
    assert {"en", "eo"} <= {*localisation.languages()}
    match = duel("beowulf", "yennenga", first=None)
    assert say(match, match.decision, "eo") == "Beowulf la Gaŭto, say who goes first."
    assert say(match, match.decision) == "Beowulf, say who goes first."


INFLECTING = """
list-empty = ничего
list-end = { $rest } и { $last }
numbered = { $name } { $number }
seated = { $name } (место { $number })
hero-beowulf = Беовульф
    .acc = Беовульфа
    .gender = m
hero-yennenga = Йенненга
    .acc = Йенненгу
    .ins = Йенненгой
    .gender = f
hero-sun-wukong = Сунь Укун
    .indeclinable = yes
token-rage = ярость
fighter-archer = Лучница
    .acc = Лучницу
    .gender = f
event-attack_declared = { $fighter } атакует: { $target_acc }.
event-fighter_moved =
    { $fighter_gender ->
        [f] { $fighter } пришла на { $space }.
       *[m] { $fighter } пришёл на { $space }.
    }
event-first_chosen = Начинать { $seat_ins }.
event-turn_ended = Ход { $space_gen } закончен.
reason-forfeit = Поздравляем { $winners_acc }.
reason-hero_defeated = { $winners_gender }
"""


@pytest.fixture
def russian(more_languages: Path) -> str:
    """A language that inflects names, with a few words only."""
    (more_languages / "duel" / "ru" / "game.ftl").write_text(INFLECTING, encoding="utf-8")
    return "ru"


def attack(target: str) -> dict[str, object]:
    """An event with two fighters."""
    return {"event": "attack_declared", "fighter": "beowulf", "target": target, "bonus": 0}


def test_name_stands_in_the_case_that_the_sentence_asks_for(russian: str) -> None:
    """A hero, and a numbered sidekick, are inflected; the other name stays plain."""
    match = duel("beowulf", "yennenga")
    sentences = [say(match, attack(target), russian) for target in ("yennenga", "archer-2")]
    assert sentences == ["Беовульф атакует: Йенненгу.", "Беовульф атакует: Лучницу 2."]


def test_inflected_name_tells_its_seat(russian: str) -> None:
    """In a mirror match the seat stands behind the inflected name."""
    match = duel("yennenga", "yennenga")
    event = attack("archer-1@1") | {"fighter": "yennenga@0"}
    assert say(match, event, russian) == "Йенненга (место 1) атакует: Лучницу 1 (место 2)."


def test_sentence_agrees_with_the_gender_of_a_name(russian: str) -> None:
    """A sentence can tell the genders apart, without numbers and seats around them."""
    match = duel("yennenga", "beowulf", "yennenga")
    moved = {"event": "fighter_moved", "space": "A1", "path": None}
    sentences = [say(match, moved | {"fighter": which}, russian) for which in ("archer-2@2", "beowulf")]
    assert sentences == ["Лучница 2 (место 3) пришла на A1.", "Беовульф пришёл на A1."]


def test_every_name_of_a_list_is_inflected(russian: str) -> None:
    """Winners stand in the case of the sentence; together they have no gender."""
    match = duel("beowulf", "yennenga")
    assert say(match, meadhall.Outcome((0, 1), "forfeit"), russian) == "Поздравляем Беовульфа и Йенненгу."
    with pytest.raises(MessageError, match="winners_gender"):
        say(match, meadhall.Outcome((0,), "hero_defeated"), russian)


def test_indeclinable_name_is_the_same_in_every_case(russian: str) -> None:
    """A name may say that it has one form; its gender it has to tell nevertheless."""
    match = duel("beowulf", "sun-wukong")
    assert say(match, attack("sun-wukong"), russian) == "Беовульф атакует: Сунь Укун."
    with pytest.raises(MessageError, match=r"hero-sun-wukong.*gender"):
        say(match, {"event": "fighter_moved", "fighter": "sun-wukong", "space": "A1", "path": None}, russian)


def test_form_that_a_name_lacks_is_an_error(russian: str) -> None:
    """No plain form stands silently in an inflected one's place; what is no name has no forms."""
    match = duel("beowulf", "yennenga")
    assert say(match, {"event": "first_chosen", "seat": 1}, russian) == "Начинать Йенненгой."
    with pytest.raises(MessageError, match=r"hero-beowulf.*ins"):
        say(match, {"event": "first_chosen", "seat": 0}, russian)
    for space in ("A1", 1):
        with pytest.raises(MessageError, match="space"):
            say(match, {"event": "turn_ended", "seat": 0, "space": space}, russian)


# ---------------------------------------------------------------- the unicorn game
def herd(*seats: dict[str, list[str]], answers: tuple[str, ...] = (), **position: object) -> meadhall.Match:
    """A match of the unicorn game with certain cards in hands and stables, after some answers."""
    match = Scenario({"seats": list(seats), **position}, "here", "unicorns").open()
    for answer in answers:
        match.answer(answer)
    return match


def told(match: meadhall.Match, thing: Decision | meadhall.Option | Mapping[str, object]) -> str:
    """A sentence in English with plain spaces."""
    return say(match, thing).replace(NO_BREAK, " ")


def asked(match: meadhall.Match) -> str:
    """The open question in English."""
    return told(match, match.decision)


def offered(match: meadhall.Match) -> list[str]:
    """The options of the open question in English."""
    return [told(match, option) for option in match.decision.options]


POISONED: Final = (
    {"hand": ["unicorn-poison"]},
    {"hand": ["neigh"], "stable": ["baby-unicorn-red", "narwhal"]},
    {"hand": ["neigh"], "stable": ["americorn"]},
)


def test_cards_of_one_name_are_told_apart() -> None:
    """The word that tells a card apart stands in brackets, in a match and without one."""
    match = meadhall.new_match("unicorns", {"players": 4, "first": 2}, seed=7)
    assert asked(match) == "Player 3, choose a baby for your stable."
    assert {"“Baby Unicorn (red)”", "“Baby Narwhal”"} < {*offered(match)}
    blue = f"Basic Unicorn{NO_BREAK}(blue)"
    assert name(match, "card", "basic-unicorn-blue") == blue
    assert name(None, "card", "basic-unicorn-blue", game="unicorns") == blue
    assert name(match, "type", "downgrade") == "downgrade"


def test_player_of_a_unicorn_match_is_numbered() -> None:
    """Seats are counted from 1."""
    match = meadhall.new_match("unicorns", {"players": 2}, seed=7)
    assert [name(match, "seat", seat) for seat in (0, 1)] == [f"Player{NO_BREAK}1", f"Player{NO_BREAK}2"]


@pytest.mark.parametrize("language", localisation.languages())
def test_names_and_what_tells_them_apart_stay_on_one_line(language: str) -> None:
    """A player's number and a card's bracket are held by no-break spaces, in every form of the name."""
    words = localisation.words("unicorns", language)
    for form in (PLAIN, *(form for form in CASES if words.has_form("player", form))):
        assert words.name("player", form, {"number": 3}).endswith(f"{NO_BREAK}3")
    assert f"{NO_BREAK}(" in name(None, "card", "basic-unicorn-blue", language, game="unicorns")


def test_window_tells_who_plays_what_on_whom() -> None:
    """Whoever may stop a card hears what was named for it, and whoever may stop an instant hears what it answers."""
    match = herd(*POISONED, answers=("play:unicorn-poison",))
    assert asked(match) == "Player 1, “Unicorn Poison”: choose a card to destroy."
    match.answer("destroy:1:narwhal")
    assert asked(match) == "Player 2, Player 1 plays “Unicorn Poison”, naming Player 2's “Narwhal”. Will you stop it?"
    assert offered(match) == ["Stop it with “Neigh”", "Let it pass"]
    match.answer("stop:neigh")
    assert asked(match) == "Player 3, Player 2 answers Player 1's “Unicorn Poison” with “Neigh”. Will you stop that?"
    assert localisation.source_text(match, match.decision) == localisation.text_of("unicorns", "unicorn-poison")
    match.answer("stop:neigh")
    answered = [event for event in match.events_for(None) if event["event"] == "instant_played"]
    assert told(match, answered[-1]) == "Player 3 answers Player 2's “Neigh” with “Neigh”."


def test_window_that_goes_on_tells_what_it_is_about() -> None:
    """U6: where instants have cancelled each other, whoever is asked hears of the card, not of the last one."""
    match = herd(*POISONED, {"hand": ["neigh"]}, answers=("play:unicorn-poison", "destroy:1:narwhal"))
    for answer in ("stop:neigh", "stop:neigh", "let_pass"):
        match.answer(answer)
    assert asked(match) == "Player 4, Player 1 plays “Unicorn Poison”, naming Player 2's “Narwhal”. Will you stop it?"


@pytest.mark.parametrize(
    ("card", "answers", "named"),
    [
        ("barbed-wire", ("stable:1",), ", naming Player 2's stable"),
        ("unfair-bargain", ("player:1",), ", naming Player 2"),
        ("re-target", ("move:1:yay", "stable:0"), ", naming Player 2's “Yay” and Player 1's stable"),
        ("kiss-of-life", ("bring:rhinocorn:pile",), ", naming “Rhinocorn” from the discard pile"),
        ("majestic-flying-unicorn", ("take:rhinocorn",), ", naming “Rhinocorn” from the discard pile"),
        ("mother-goose-unicorn", ("bring:baby-narwhal:nursery",), ", naming “Baby Narwhal” from the nursery"),
        ("mother-goose-unicorn", ("pass",), ""),
        ("good-deal", (), ""),
    ],
)
def test_what_was_named_is_told_with_its_place(card: str, answers: tuple[str, ...], named: str) -> None:
    """A stable, a player, and cards in stables, in the discard pile and in the nursery."""
    seats = ({"hand": [card]}, {"hand": ["neigh"], "stable": ["yay"]}, {"stable": ["slowdown"]})
    match = herd(*seats, discard=["rhinocorn", "narwhal"], answers=(f"play:{card}", *answers))
    played = name(match, "card", card)
    assert asked(match) == f"Player 2, Player 1 plays “{played}”{named}. Will you stop it?"


def test_who_names_something_of_their_own_names_nobody_else() -> None:
    """No player is told of twice in a sentence."""
    match = herd(*POISONED)
    events = ({"event": "stable_named", "seat": 0, "other": other} for other in (0, 1))
    sentences = [told(match, event) for event in events]
    assert sentences == ["Player 1 names their own stable.", "Player 1 names Player 2's stable."]
    named = {"event": "card_named", "seat": 0, "card": "narwhal", "other": 0}
    assert told(match, named) == "Player 1 names “Narwhal”."


def test_rescue_tells_what_is_in_danger_and_who_saves_it() -> None:
    """A card that saves another is named beside it; one that saves itself is named once."""
    knight, phoenix = (
        herd(
            {"hand": ["unicorn-poison"]},
            {"hand": ["yay"], "stable": ["black-knight-unicorn", "unicorn-phoenix", "narwhal"]},
            {},
            answers=("play:unicorn-poison", f"destroy:1:{target}", "let_pass"),
        )
        for target in ("narwhal", "unicorn-phoenix")
    )
    assert (
        asked(knight) == "Player 2, “Unicorn Poison” is about to take “Narwhal” out of your stable. Will you save it?"
    )
    assert offered(knight) == ["Save “Narwhal” with “Black Knight Unicorn”", "Let it go"]
    phoenix.answer("pass")
    assert offered(phoenix) == ["Save “Unicorn Phoenix”", "Let it go"]


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("pile", "Player 1 destroys Player 2's “Narwhal”."),
        ("hand", "Player 1 destroys Player 2's “Narwhal”, and it goes back to Player 2's hand."),
        ("nursery", "Player 1 destroys Player 2's “Narwhal”, and it goes back to the nursery."),
    ],
)
def test_place_that_a_card_goes_to_is_told(place: str, sentence: str) -> None:
    """The discard pile goes without saying."""
    event = {"event": "card_destroyed", "seat": 1, "card": "narwhal", "place": place, "other": 0}
    assert told(herd(*POISONED), event) == sentence


def test_question_tells_at_which_point_it_is() -> None:
    """Another card may be played; a thing may be left out; a card goes to a stable; too many cards are held."""
    two = herd({"hand": ["narwhal", "yay"]}, {}, {}, plays=2)
    assert asked(two) == "Player 1, choose an action: draw a card, or play up to 2 cards."
    two.answer("play:narwhal")
    assert (asked(two), offered(two)[-1]) == ("Player 1, you may play one more card.", "Play no more cards")
    goose = herd({"hand": ["mother-goose-unicorn"]}, {}, {}, answers=("play:mother-goose-unicorn",))
    assert asked(goose) == "Player 1, “Mother Goose Unicorn”: you may bring a unicorn into your stable."
    assert offered(goose)[-1] == "Bring nothing"
    move = herd({"hand": ["re-target"], "stable": ["yay"]}, {}, {}, answers=("play:re-target",))
    assert asked(move) == "Player 1, “Re-Target”: choose whose stable the card goes to."
    full = herd({"hand": ["neigh"] * 7}, {}, answers=("draw",))
    assert asked(full) == "Player 1, you hold more than 7 cards: choose one to discard."


def test_question_tells_how_many_cards_are_discarded() -> None:
    """A price of several cards is told as a whole, then card by card; what a hand does not hold is not counted."""
    hand = ["necromancer-unicorn", "narwhal", "americorn"]
    priced = herd({"hand": hand}, {}, {}, discard=["rhinocorn"], answers=("play:necromancer-unicorn",))
    assert asked(priced) == "Player 1, “Necromancer Unicorn”: you may discard 2 cards, one by one."
    priced.answer("discard:narwhal")
    assert asked(priced) == "Player 1, “Necromancer Unicorn”: choose a card to discard (2 of 2)."
    lucky = herd({"hand": ["change-of-luck"]}, {}, {}, answers=("play:change-of-luck",))
    assert asked(lucky) == "Player 1, “Change of Luck”: choose a card to discard (1 of 2)."
    dealt = herd({"hand": ["good-deal"]}, {}, {}, answers=("play:good-deal",))
    assert asked(dealt) == "Player 1, “Good Deal”: choose a card to discard."


@pytest.mark.parametrize(
    ("card", "answer"), [("necromancer-unicorn", "Discard nothing"), ("rainbow-unicorn", "Bring nothing")]
)
def test_hand_in_which_nothing_fits_has_an_answer(card: str, answer: str) -> None:
    """Who holds no card of the kind is asked all the same, and the one answer says what it means."""
    match = herd({"hand": [card, "yay", "yay"]}, {}, {}, discard=["rhinocorn"], answers=(f"play:{card}",))
    assert offered(match) == [answer]


def test_card_without_an_effect_has_no_text() -> None:
    """A basic unicorn that is being played has nothing to explain; nor has the action of a turn."""
    match = herd({"hand": ["narwhal"]}, {"hand": ["yay"]}, {})
    assert localisation.source_text(match, match.decision) == ""
    match.answer("play:narwhal")
    assert match.decision.about["card"] == "narwhal"
    assert localisation.source_text(match, match.decision) == ""


def test_hidden_cards_of_a_hand_are_not_told() -> None:
    """The same event for those who see the cards, for others, and with no cards at all."""
    seen = {"event": "hand_received", "seat": 0, "other": 1}
    cards: tuple[object, ...] = (["neigh", "baby-unicorn-red"], None, [])
    assert [told(herd(*POISONED), {**seen, "cards": each}) for each in cards] == [
        "Player 1 now holds the cards that Player 2 held: “Neigh” and “Baby Unicorn (red)”.",
        "Player 1 now holds the cards that Player 2 held.",
        "Player 1 now holds the cards that Player 2 held: no cards.",
    ]


def test_card_of_the_unicorn_game_has_one_form() -> None:
    """A sentence cannot ask for a case of a card's name."""
    with pytest.raises(MessageError, match=r"card-narwhal.*gen"):
        localisation.speaker_of(herd(*POISONED), "en").part("card", "narwhal", "gen")


# ---------------------------------------------------------------- any game
def tiny() -> meadhall.Match:
    """A match of a game that is not the duel, at its first question."""
    game = TinyGame()
    return open_match(game, game.prepare({"copies": [40, 1, 0, 0, 0]}), 1, "0")


@pytest.fixture
def speaking() -> Iterator[meadhall.Match]:
    """A match of a further game that has plugged in its words and its speaker."""
    with announced():
        yield tiny()


def test_any_game_speaks_by_its_speaker(speaking: meadhall.Match) -> None:
    """A question, an option, an event and an end are sentences of the match's own game."""
    question = speaking.decision
    play = next(option for option in question.options if option.id == "play:carve")
    began = {"event": "turn_began", "seat": 0}
    assert say(speaking, question, "ru") == "Игрок 1, ваш ход."
    assert say(speaking, play, "ru") == "Сыграть «Резьба (по дереву)»"
    assert say(speaking, began, "ru") == "Игрок 1 начал ход."
    ends = [say(speaking, meadhall.Outcome(winners, "deck_empty"), "ru") for winners in ((), (1,), (0, 2))]
    assert ends == ["Победителей нет.", "Победа игрока 2.", "Победа игрока 1 и игрока 3."]


def test_forms_of_a_name_can_have_arguments(speaking: meadhall.Match) -> None:
    """A numbered player is inflected, number and all; a hidden card stays hidden; each card of a list is quoted."""
    lost = {"event": "card_lost", "seat": 2, "card": "spy"}
    shown = {"event": "hand_shown", "seat": 0, "cards": ["spy", "carve"]}
    sentences = [say(speaking, event, "ru") for event in (lost, lost | {"card": None}, shown)]
    assert sentences == [
        "Из руки игрока 3 ушла карта «Лазутчик».",
        "Из руки игрока 3 ушла карта.",
        "Игрок 1 показывает: «Лазутчик» и «Резьба (по дереву)».",
    ]
    with pytest.raises(MessageError, match=r"player\.gen.*number"):
        localisation.words("tiny", "ru").name("player", "gen")


def test_names_and_texts_of_any_game_can_be_read(speaking: meadhall.Match) -> None:
    """In a match or without one, by the game's own speaker; the rules themselves have no text of a card."""
    assert name(speaking, "card", "carve", "ru") == "Резьба (по дереву)"
    assert name(speaking, "seat", 1, "ru") == "Игрок 2"
    assert name(speaking, "rune", 7, "ru") == "7"
    assert name(None, "card", "carve", "ru", game="tiny") == "Резьба (по дереву)"
    assert localisation.text_of("tiny", "carve", language="ru") == "Отметьте 1 руну."
    assert localisation.rule_text("T2", "ru", game="tiny") == "Любую карту можно остановить."
    assert localisation.source_text(speaking, speaking.decision, "ru") == ""
    speaking.answer("play:carve")
    assert localisation.source_text(speaking, speaking.decision, "ru") == "Отметьте 1 руну."


def test_game_without_a_speaker_is_refused() -> None:
    """A match of a game that has no words cannot be told."""
    with pytest.raises(MissingMessageError, match="'tiny'"):
        say(tiny(), {"event": "turn_began", "seat": 0})


def test_text_of_a_card_is_found_by_its_game() -> None:
    """The duel's own way to a card's text and the way of all games lead to the same words."""
    assert localisation.text_of("duel", "beowulf", "feint") == card_text("beowulf", "feint")


# ---------------------------------------------------------------- what an import costs
def imported(statement: str, *packages: str) -> list[str]:
    """The modules of some packages that a statement imports."""
    script = f"import sys\n{statement}\nprint(*(name for name in sys.modules if name.startswith({packages!r})))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_package_is_imported_without_words() -> None:
    """Who only plays in code waits for no words."""
    assert imported("import meadhall", "fluent", "babel") == []


def test_localisation_is_imported_without_games() -> None:
    """Who speaks of one game waits for the cards of no other: of each, only its descriptor is there."""
    assert imported("import meadhall.localisation", "meadhall.games.", "fluent", "babel") == list(GAMES)


@pytest.mark.parametrize("language", localisation.languages())
def test_a_search_in_vain_can_be_told(language: str) -> None:
    """What was found may be nothing, which is no card."""
    match = duel("king-arthur", "alice")
    found, vain = (
        say(match, {"event": "deck_searched", "seat": 0, "found": card}, language) for card in ("excalibur", "none")
    )
    sword = name(match, "card", "excalibur", language)
    assert sword in found
    assert sword not in vain


def test_words_remember_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is said, the memory stays small, and what is said stays right."""
    monkeypatch.setattr(messages, "REMEMBERED", 3)
    said = messages.words("unicorns", "en")
    monkeypatch.setattr(said, "remembered", {})
    for number in range(20):
        assert said.say("player", {"number": number}).endswith(str(number))
        assert len(said.remembered) <= 3
