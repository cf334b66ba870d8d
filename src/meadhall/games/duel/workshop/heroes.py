"""Heroes: from a draft to facts in full. Texts become effects, names become words, and all that is wrong is told."""

from __future__ import annotations

import copy
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from meadhall.games.duel.phrases.faces import RULE, ability_tree
from meadhall.games.duel.phrases.syntax import COME, NONE, ONE, RETURN, SEVERAL, SYNTAX
from meadhall.games.duel.phrases.trees import spelt
from meadhall.games.duel.phrases.wording import grammar_of, texts_for
from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.rules.sheets import build_sheet
from meadhall.games.duel.rules.table import DECK, FEWEST
from meadhall.games.duel.workshop.cautions import cautions_of
from meadhall.games.duel.workshop.lasting import BONUSES, RulePrinter, rule_of, rules_for, spelt_rule, with_rules
from meadhall.games.duel.workshop.names import NAME, all_of, full, known_things, message_of, things_of
from meadhall.kernel.errors import PackError, nearest
from meadhall.kernel.machine import Program
from meadhall.localisation.visitors import cases_of
from meadhall.packs import MistakeError, Where, decode, plain_source
from meadhall.packs.pack import LONGEST_WORD, MARK, About, Word, plain_word
from meadhall.phrases import Names, Printer, Understanding, UnprintableError
from meadhall.phrases.texts import UNDERSTOOD
from meadhall.workshop.draft import Piece
from meadhall.workshop.ids import id_from
from meadhall.workshop.maker import Effort, Made
from meadhall.workshop.mistakes import Mistake
from meadhall.workshop.texts import declined
from meadhall.workshop.wording import Named

TIMINGS: Final = ("immediately", "during_combat", "after_combat", "scheme")
MOST_STEPS: Final = 4_000  # nodes that a hero's effects may become
MOST_VERBS: Final = 600  # verbs and their parts at one timing: more than any text can tell
KEPT: Final = 1_024  # texts
READ: Final[OrderedDict[tuple[bytes, str, str, str], Understanding]] = OrderedDict()
MOST_CARDS: Final = DECK
DOING: Final = {"immediately", "during_combat", "after_combat"}  # moments of abilities that are timings too
LONGEST_TEXT: Final = 1_000
COMBAT: Final = "after_combat"
OF_CARDS: Final = {"value", "symbol", "emblem", "fighter"}  # parts of a card that may not fit it
EMPTY: Final = {"whose": "own", "when": "attacking", "n": 0}  # a bonus that adds nothing
MOMENTS_OF_COMBAT: Final = {"combat_won", "attack_over"}


class HeroMaker:
    """Makes one hero of a draft."""

    def __init__(
        self, about: About, piece: Piece, shared: dict[str, dict[str, Any]], effort: Effort | None = None
    ) -> None:
        self.about = about
        self.effort = effort or Effort()
        self.piece = piece
        self.shared = shared
        self.mistakes: list[Mistake] = []
        self.warnings: list[Mistake] = []
        self.voice = b""  # a digest of all that texts may speak of
        self.names: dict[str, Word] = {}  # by what words files call a thing
        self.data: dict[str, Any] = {}  # as the draft has it, with ids
        self.rules: dict[int, str] = {}  # lasting rules that are texts, by their places
        self.origins: list[int] = []  # where the draft tells each bonus
        self.facts: dict[str, Any] | None = None  # as matches have it
        self.shown: dict[str, Any] = {}  # the same, without what is wrong

    def wrong(self, where: Where, kind: str, text: str, **told: Any) -> None:
        """Note a mistake."""
        self.mistakes.append(self.piece.mistake(where, kind, text, **told))

    def make(self) -> None:
        """Understand everything that can be."""
        if not isinstance(self.piece.data, dict):
            self.wrong((), "file", f"expected a hero, found {self.piece.data!r:.80}")
            return
        hero = self.read(self.begun())
        self.check(hero)
        self.facts = full(self.about.id, msgspec.to_builtins(hero))
        shown = self.check_built(catalogue_hero(self.facts))
        self.check_words(shown)
        self.shown = msgspec.to_builtins(shown)

    def begun(self) -> catalogue.Hero:
        """Everything but what texts mean."""
        self.data = copy.deepcopy(self.piece.data)
        self.give_ids()
        self.take_names_of("symbols", self.data, "item")
        if isinstance(self.data.get("token"), dict):
            self.take_names_of("sides", self.data["token"], "side")
        self.take_names()
        self.take_rules()
        return self.decoded()

    def owned(self, hero: catalogue.Hero) -> catalogue.Hero:
        """A hero with the ids that it has in matches."""
        return catalogue_hero(full(self.about.id, msgspec.to_builtins(hero)))

    # ---------------------------------------------------------------- ids and names
    def give_ids(self) -> None:
        """Whatever has a name and no id gets one that follows from the name, or from its place."""
        self.give_id(self.data, "hero")
        for part in ("sidekick", "token"):
            if isinstance(self.data.get(part), dict):
                self.give_id(self.data[part], part)
        for part, kind in (("cards", "card"), ("abilities", "ability")):
            taken: set[str] = set()
            listed = self.data.get(part)
            for at, each in enumerate(listed if isinstance(listed, list) else []):
                if isinstance(each, dict):
                    self.give_id(each, f"{kind}-{at + 1}", taken)

    def give_id(self, data: dict[str, Any], otherwise: str, taken: set[str] | None = None) -> None:
        """An id for one thing, if it has none."""
        if not data.get("id"):
            found = id_from(str(data.get(NAME, "")), otherwise)
            data["id"] = found if taken is None or found not in taken else f"{found}-{len(taken) + 1}"
        if taken is not None:
            taken.add(str(data["id"]))

    def take_names(self) -> None:
        """Names are no facts: they stand apart."""
        for thing, data in list(things_of(self.data)):
            name = data.pop(NAME, None)
            if name is not None:
                self.take_name(thing, name, self.place_of(thing))
        for thing in known_things(self.data) - set(self.names):
            kind, _, id = thing.partition("-")
            if kind in {"side", "item"}:  # their ids are not the pack's own, so nothing else could name them
                self.names[thing] = id.replace("-", " ").capitalize()[:LONGEST_WORD]

    def take_names_of(self, part: str, data: dict[str, Any], kind: str) -> None:
        """Symbols and sides of a marker are ids, each with a name where its author has given one."""
        listed = all_of(data.get(part))
        for at, each in enumerate(listed):
            if isinstance(each, dict) and set(each) <= {"id", NAME}:
                self.give_id(each, f"{kind}-{at + 1}")
                listed[at] = str(each["id"])
                if NAME in each:
                    where = (part, at) if data is self.data else ("token", part, at)
                    self.take_name(f"{kind}-{each['id']}", each[NAME], where)

    def take_name(self, thing: str, name: Any, where: Where) -> None:
        """The name of one thing."""
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_WORD:
            told = f"expected a name of 1 to {LONGEST_WORD} characters, found {name!r:.100}"
            self.wrong((*where, NAME), "name", told, most=LONGEST_WORD)
        else:
            self.names[thing] = " ".join(name.split())

    def take_rules(self) -> None:
        """Lasting rules may be texts; until they are read, something that changes nothing holds their places."""
        listed = all_of(self.data.get(BONUSES))
        for at, each in enumerate(listed):
            if isinstance(each, str):
                self.rules[at] = each
                listed[at] = dict(EMPTY)

    def place_of(self, thing: str) -> Where:
        """Where something with a name stands in the draft."""
        kind, _, id = thing.partition("-")
        if kind in {"card", "ability"}:
            part = "cards" if kind == "card" else "abilities"
            ids = [each.get("id") if isinstance(each, dict) else None for each in self.data[part]]
            return (part, ids.index(id))
        return () if kind == "hero" else (kind,)

    # ---------------------------------------------------------------- facts
    def decoded(self) -> catalogue.Hero:
        """The draft as facts, texts left out; every card is looked at by itself, so that all mistakes are told."""
        hero = self.convert({**self.data, "cards": [], "abilities": []}, catalogue.Hero, ())
        cards = [self.card(card, at) for at, card in self.listed("cards")]
        abilities = [self.ability(each, at) for at, each in self.listed("abilities")]
        found: catalogue.Hero = msgspec.structs.replace(hero or stand_in(self.data), cards=cards, abilities=abilities)
        return found

    def card(self, data: Any, at: int) -> catalogue.Card:
        """A card without its effects; a plain one stands for one that cannot be understood."""
        found: catalogue.Card | None = self.convert(blank(data), catalogue.Card, ("cards", at))
        if found is not None:
            return found
        copies = data.get("copies") if isinstance(data, dict) else None
        number = min(max(int(copies), 1), DECK) if isinstance(copies, int) else 1
        return catalogue.Card(f"card-{at + 1}", "versatile", 0, number, value=0)

    def ability(self, data: Any, at: int) -> catalogue.Ability:
        """An ability without what it does; likewise."""
        found: catalogue.Ability | None = self.convert(undone(data), catalogue.Ability, ("abilities", at))
        return found or catalogue.Ability(f"ability-{at + 1}", "turn_start", [])

    def listed(self, part: str) -> Iterator[tuple[int, Any]]:
        """A list of the draft with places."""
        found = self.data.get(part) or []
        if not isinstance(found, list):
            self.wrong((part,), "file", f"expected a list of {part}, found {found!r:.80}")
            return
        if len(found) > MOST_CARDS:
            told = f"expected at most {MOST_CARDS} {part}, found {len(found)}"
            self.wrong((part,), "too-many", told, most=MOST_CARDS)
        yield from enumerate(found[:MOST_CARDS])

    def convert(self, data: Any, kind: type[Any], where: Where) -> Any:
        """Data as facts of a kind; None if it is not."""
        try:
            return decode(plain_source(self.piece.source.name, data), kind)
        except PackError as problem:
            self.mistakes.append(self.piece.refused((*where, *problem.where), problem.problem, "facts"))
            return None

    # ---------------------------------------------------------------- texts
    def read(self, hero: catalogue.Hero) -> catalogue.Hero:
        """The hero with effects in the place of texts."""
        known = self.owned(hero)
        names = reading_names(known, self.names, self.about.language)
        self.voice = hashlib.sha256(repr((names.plain, names.holds)).encode()).digest()
        cards = [self.read_card(card, at, known, names) for at, card in enumerate(hero.cards)]
        abilities = [self.read_ability(each, at, known, names) for at, each in enumerate(hero.abilities)]
        return self.read_rules(msgspec.structs.replace(hero, cards=cards, abilities=abilities), known, names)

    def read_rules(self, hero: catalogue.Hero, known: catalogue.Hero, names: Names) -> catalogue.Hero:
        """The hero with what its lasting rules mean in the place of their texts."""
        told = {**msgspec.to_builtins(hero), BONUSES: []}
        for at, bonus in enumerate(hero.bonuses):
            where = (BONUSES, at)
            rules = [rule_of(msgspec.to_builtins(bonus))]
            if at in self.rules:
                rules = self.understood(self.rules[at], known, BONUSES, names, where)
            try:
                told = with_rules(told, rules)
            except MistakeError as mistake:
                self.wrong(where, "effects", str(mistake))
            self.origins += [at] * (len(told[BONUSES]) - len(self.origins))
        return catalogue_hero(told)

    def read_card(self, card: catalogue.Card, at: int, hero: catalogue.Hero, names: Names) -> catalogue.Card:
        """A card with effects in the place of texts."""
        told = self.data["cards"][at]
        found: dict[str, Any] = {}
        if not isinstance(told, dict):
            return card
        if card.like is not None:
            found |= self.likened(card, at)
        for timing in TIMINGS:
            written = told.get(timing)
            if isinstance(written, str):
                found[timing] = self.understood(written, hero, timing, names, ("cards", at, timing))
            elif written is not None and not isinstance(written, list):
                self.wrong(("cards", at, timing), "facts", f"expected a text or a list of verbs, found {written!r:.80}")
            elif written and self.fits(written, ("cards", at, timing)):
                found[timing] = written
        return msgspec.structs.replace(card, like=None, **found)

    def likened(self, card: catalogue.Card, at: int) -> dict[str, Any]:
        """The effects of the shared card that one is like."""
        if card.like not in self.shared:
            told = f"there are no shared effects {card.like!r}" + nearest(str(card.like), list(self.shared))
            self.wrong(("cards", at, "like"), "like", told)
            return {}
        return dict(self.shared[str(card.like)])

    def read_ability(
        self, ability: catalogue.Ability, at: int, hero: catalogue.Hero, names: Names
    ) -> catalogue.Ability:
        """An ability with effects in the place of its text."""
        told = self.data["abilities"][at]
        if not isinstance(told, dict):
            return ability
        written = told.get("do")
        if isinstance(written, str):
            found = self.understood(written, hero, timing_of(ability.when), names, ("abilities", at, "do"))
            return msgspec.structs.replace(ability, do=found)
        if not isinstance(written, list):
            self.wrong(("abilities", at, "do"), "facts", f"expected a text or a list of verbs, found {written!r:.80}")
            return ability
        return msgspec.structs.replace(ability, do=written if self.fits(written, ("abilities", at, "do")) else [])

    def fits(self, effects: list[Any], where: Where) -> bool:
        """Whether verbs are no more than fit on a card."""
        if size_of(effects) <= MOST_VERBS:
            return True
        self.wrong(where, "verbs-many", f"expected at most {MOST_VERBS} verbs and their parts")
        return False

    def understood(self, text: str, hero: catalogue.Hero, timing: str, names: Names, where: Where) -> list[Any]:
        """The effects that a text means; none if it means none or several."""
        if not text.strip():
            return []
        if len(text) > LONGEST_TEXT:
            self.wrong(
                where, "text-long", f"expected at most {LONGEST_TEXT} characters, found {len(text)}", most=LONGEST_TEXT
            )
            return []
        if self.effort.is_spent:
            self.wrong(where, "text-much", "too much of this draft is too hard to read", most=LONGEST_TEXT)
            return []
        found = self.reading(text, hero, timing, names)
        if found.outcome != UNDERSTOOD:
            kind, told, parts = declined(text, found)
            self.wrong(where, kind, told, **parts)
        return found.effects

    def reading(self, text: str, hero: catalogue.Hero, timing: str, names: Names) -> Understanding:
        """What a text means; one that was read before is not read again, as long as it can speak of the same."""
        asked = (self.voice, self.about.language, timing, text)
        found = READ.pop(asked, None)
        if found is None:
            texts = (
                rules_for(hero, self.about.language, names)
                if timing == BONUSES
                else texts_for(hero, self.about.language, timing, names)
            )
            found = texts.understood(text)
            self.effort.steps += texts.reader.steps
        READ[asked] = found
        if len(READ) > KEPT:
            READ.popitem(last=False)
        return found

    # ---------------------------------------------------------------- checks
    def check(self, hero: catalogue.Hero) -> None:
        """What types alone do not tell, of every card by itself."""
        total = sum(card.copies for card in hero.cards)
        if not FEWEST <= total <= DECK:
            told = f"the copies sum to {total}; a deck has {FEWEST} to {DECK} cards"
            self.wrong(("cards",), "deck-size", told, total=total, fewest=FEWEST, deck=DECK)
        seen: set[str] = set()
        for at, card in enumerate(hero.cards):
            if card.id in seen:
                self.wrong(("cards", at, "id"), "twice", "a second card with this id", id=card.id)
            seen.add(card.id)
            self.attempt(lambda source, at=at, card=card: catalogue.check_card(card, hero, ("cards", at), source))
        if hero.token is not None:
            token = hero.token
            self.attempt(lambda source: catalogue.check_token(token, source))
        self.attempt(lambda source: catalogue.check_pieces(hero.tokens, source))
        count, most = hero.sidekick.count if hero.sidekick else 0, catalogue.MOST_SIDEKICKS
        if count > most:
            told = f"{count} sidekicks; at most {most} fit beside a hero"
            self.wrong(("sidekick", "count"), "sidekicks", told, count=count, most=most)
        self.warnings += cautions_of(hero, self.piece)

    def attempt(self, check: Any) -> None:
        """Run a check of the catalogue and note what it refuses."""
        try:
            check(plain_source(self.piece.source.name, self.data))
        except PackError as problem:
            last = problem.where[-1] if problem.where else ""
            kind = (
                f"card-{last}" if last in OF_CARDS else "card-timing" if problem.where[:-1] == ("cards",) else "facts"
            )
            self.wrong(problem.where, kind, problem.problem)

    def check_built(self, hero: catalogue.Hero) -> catalogue.Hero:
        """Effects become steps of a match; what cannot is told, card after card, and left out."""
        for _ in range(2 * MOST_CARDS):
            program = Program()
            try:
                build_sheet(hero, program)
            except MistakeError as mistake:
                self.wrong(self.written_at(mistake.where), "effects", str(mistake))
                hero = without(hero, mistake.where)
                continue
            if len(program.entries) > MOST_STEPS:
                told = f"the effects are too many: {len(program.entries)} steps; at most {MOST_STEPS}"
                self.wrong(("cards",), "steps", told, most=MOST_STEPS)
            break
        return msgspec.structs.replace(hero, cards=[neat(card, hero) for card in hero.cards])

    def written_at(self, where: Where) -> Where:
        """Where the draft tells what a hero has at a place."""
        match where:
            case (part, int(at), *more) if part == BONUSES and at < len(self.origins):
                return (BONUSES, self.origins[at], *more)
            case _:
                return where

    def check_words(self, hero: catalogue.Hero) -> None:
        """Effects for which there are no words can be played; whoever reads them finds verbs."""
        names = reading_names(hero, self.names, self.about.language)
        printer = Printer(SYNTAX, grammar_of(self.about.language), names)
        told: list[tuple[Where, Callable[[], str]]] = [
            (("cards", at, timing), partial(printer.text, spelt(getattr(card, timing))))
            for at, card in enumerate(hero.cards)
            for timing in TIMINGS
            if getattr(card, timing)
        ]
        told += [
            (("abilities", at), partial(printer.rule, RULE, ability_tree(ability)))
            for at, ability in enumerate(hero.abilities)
        ]
        rules = RulePrinter(grammar_of(self.about.language), names)
        told += [
            (self.written_at((BONUSES, at)), partial(rules.text, [spelt_rule(rule_of(msgspec.to_builtins(bonus)))]))
            for at, bonus in enumerate(hero.bonuses)
        ]
        for where, say in told:
            if not is_printed(say):
                text = "there are no words for this: it is shown as verbs"
                self.warnings.append(self.piece.mistake(where, "wordless", text))


def make_hero(about: About, piece: Piece, shared: dict[str, dict[str, Any]], made: Made) -> Named | None:
    """One hero of a draft; None if it cannot be understood at all."""
    maker = HeroMaker(about, piece, shared, made.effort)
    maker.make()
    made.mistakes.extend(maker.mistakes)
    made.warnings.extend(maker.warnings)
    if not maker.data:
        return None
    if maker.facts is not None and not maker.mistakes:
        made.parts.setdefault("heroes", []).append(maker.facts)
    if maker.shown:
        made.shown.setdefault("heroes", []).append(maker.shown)
    named = full(about.id, maker.data)
    short = str(maker.data["id"])
    return Named(short, named["id"], maker.names, known_things(maker.data), lambda thing: message_of(thing, named))


def catalogue_hero(facts: dict[str, Any]) -> catalogue.Hero:
    """Facts in full as the catalogue has them."""
    return msgspec.convert(facts, catalogue.Hero)


def size_of(tree: Any) -> int:
    """How many parts a tree has."""
    parts = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    return 1 + sum(map(size_of, parts))


def timing_of(moment: str) -> str:
    """The timing of cards whose texts say the same as those of abilities at a moment."""
    if moment in DOING:
        return moment
    return COMBAT if moment in MOMENTS_OF_COMBAT else "scheme"


def stand_in(data: Mapping[str, Any]) -> catalogue.Hero:
    """Somebody with as much of a hero's draft as can be understood, so that its texts can be read meanwhile."""
    known: dict[str, Any] = {"id": str(data["id"]), "health": 1, "move": 1, "attack": "melee", "cards": []}
    for part in ("sidekick", "token", "symbols"):
        try:
            known = msgspec.to_builtins(msgspec.convert({**known, part: data.get(part)}, catalogue.Hero))
        except msgspec.ValidationError:
            continue
    return catalogue_hero(known)


def reading_names(hero: catalogue.Hero, given: Mapping[str, Word], language: str) -> Names:
    """What texts of a hero may speak of by name, as its author calls things."""

    def called(thing: str, id: str) -> str:
        word = given.get(thing)
        return plain_word(word) if word else id.rpartition(MARK)[2].replace("-", " ")

    forms = {("hero", hero.id): cases_of(given.get("hero"))}
    plain = {("hero", hero.id): called("hero", hero.id)}
    holds = [NONE]
    if hero.sidekick is not None:
        plain["sidekick", hero.sidekick.id] = called("sidekick", hero.sidekick.id)
        forms["sidekick", hero.sidekick.id] = cases_of(given.get("sidekick"))
        holds = [ONE if hero.sidekick.count == 1 else SEVERAL, RETURN if hero.sidekick.standing else COME]
    if hero.token is not None:
        plain["marker" if hero.token.sides else "token", hero.token.id] = called("token", hero.token.id)
        plain |= {("side", side): called(f"side-{side}", side) for side in hero.token.sides}
    plain |= {("piece", piece.id): called(f"piece-{piece.id}", piece.id) for piece in hero.tokens}
    plain |= {("item", item): called(f"item-{item}", item) for item in hero.symbols}
    plain |= {("card", card.id): called(f"card-{card.id}", card.id) for card in hero.cards}
    plain |= {("tag", tag): tag for card in hero.cards for tag in card.tags}
    kinds = frozenset({"hero", "sidekick", "token", "marker"})
    return Names(grammar_of(language), plain, holds, called=kinds, forms=forms)


def blank(card: Any) -> Any:
    """A card's draft without its effects and texts."""
    return {key: part for key, part in card.items() if key not in TIMINGS} if isinstance(card, dict) else card


def undone(ability: Any) -> Any:
    """An ability's draft without what it does."""
    return {**ability, "do": []} if isinstance(ability, dict) else ability


def is_printed(say: Callable[[], str]) -> bool:
    """Whether something can be said."""
    try:
        say()
    except UnprintableError:
        return False
    return True


def neat(card: catalogue.Card, hero: catalogue.Hero) -> catalogue.Card:
    """A card without what can be neither named nor drawn."""
    return msgspec.structs.replace(
        card,
        emblem=card.emblem if card.emblem in catalogue.emblems() else None,
        symbol=card.symbol if card.symbol in hero.symbols else None,
        fighter=card.fighter if hero.sidekick is not None or card.fighter != "sidekick" else "any",
    )


def without(hero: catalogue.Hero, where: Where) -> catalogue.Hero:
    """A hero without the card, ability or lasting rule in which a mistake was found."""
    match where:
        case ("cards", int(at), *_):
            card = msgspec.structs.replace(
                hero.cards[at], immediately=[], during_combat=[], after_combat=[], scheme=[], defends_if=None
            )
            return msgspec.structs.replace(hero, cards=[*hero.cards[:at], card, *hero.cards[at + 1 :]])
        case ("abilities", int(at), *_):
            return msgspec.structs.replace(hero, abilities=[*hero.abilities[:at], *hero.abilities[at + 1 :]])
        case _:
            return msgspec.structs.replace(hero, bonuses=[], moves_farther=None, lays_boost=None)
