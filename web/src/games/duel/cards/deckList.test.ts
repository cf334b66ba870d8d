import { describe, expect, it } from "vitest";
import type { Combat, CombatSide, DuelCard, DuelFacts, DuelSeat, DuelView } from "../wire";
import { copiesOf, deckList, type Listed, PLACES, toCome } from "./deckList";

const card = (hero: string, id: string, copies: number): DuelCard => ({
  hero,
  id,
  copies,
  name: id,
  type: "attack",
  value: 3,
  boost: 1,
  who: "",
  text: "",
  symbol: null,
  rules: [],
  emblem: "",
});

const FACTS = {
  kind: "duel",
  heroes: [{ id: "medusa" }, { id: "beowulf" }],
  cards: {
    "skirmish@0": card("medusa", "skirmish", 3),
    "skirmish@1": card("beowulf", "skirmish", 3),
    gaze: card("medusa", "gaze", 3),
    hiss: card("medusa", "hiss", 2),
    echo: card("medusa", "echo", 0),
  },
} as unknown as DuelFacts;

const SEAT: DuelSeat = {
  hero: "medusa",
  hand: { size: 3, cards: null },
  known: [],
  deck: { size: 5, known: {} },
  discard: [],
  in_play: [],
  pieces: {},
  tokens: {},
  out: false,
  left: false,
};

const SIDE: CombatSide = {
  fighter: "medusa",
  seat: 0,
  laid: true,
  card: "gaze",
  value: 3,
  cancelled: false,
  ignored: false,
  kept: false,
  protected: null,
};

const BARE: CombatSide = { ...SIDE, seat: 1, laid: false, card: null };

const COMBAT: Combat = { stage: "revealed", attacker: SIDE, defender: BARE, boost: null, bonus: false, to_follow: null };

function listed(seat: Partial<DuelSeat>, view: Partial<DuelView> = {}) {
  const list = deckList(FACTS, { combat: null, playing: null, seats: [{ ...SEAT, ...seat }], ...view } as DuelView, 0);
  if (!list) throw new Error("nobody sits there");
  return list;
}

const find = (cards: Listed[], id: string): Listed["at"] => {
  const found = cards.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found.at;
};

/** What is hidden must be as many cards as lie unseen; and each card has as many copies as it has places. */
function consistent({ cards, held, down, deck, known, open }: ReturnType<typeof listed>): void {
  for (const one of cards) {
    expect(PLACES.reduce((sum, place) => sum + one.at[place], 0)).toBe(one.card.copies);
    expect(copiesOf(one)).toHaveLength(one.card.copies);
    expect(toCome(one) + one.at.discard + one.at.play + one.at.hand).toBe(one.card.copies);
    expect(one.at.hidden).toBeGreaterThanOrEqual(0);
  }
  const sum = (place: (typeof PLACES)[number]) => cards.reduce((all, { at }) => all + at[place], 0);
  expect(sum("hidden")).toBe((open ? 0 : held + down) - sum("known") + deck - known.length);
}

describe("the list of a deck", () => {
  it("has the seat's own cards, and no attack that comes without one", () => {
    expect(listed({}).cards.map(({ id }) => id)).toEqual(["skirmish@0", "gaze", "hiss"]);
    expect(listed({}).all).toBe(8);
  });

  it("tells of a hidden hand that any copy not seen can still come", () => {
    const list = listed({
      hand: { size: 2, cards: null },
      known: ["hiss"],
      deck: { size: 3, known: { "2": "gaze" } },
      discard: ["gaze", "skirmish@0", "hiss"],
    });
    consistent(list);
    expect(find(list.cards, "gaze")).toEqual({ discard: 1, play: 0, hand: 0, known: 0, deck: 1, hidden: 1 });
    expect(find(list.cards, "hiss")).toEqual({ discard: 1, play: 0, hand: 0, known: 1, deck: 0, hidden: 0 });
    expect(list.known).toEqual([{ place: 3, card: FACTS.cards.gaze }]);
    expect(list.hides).toBe("either");
  });

  it("tells of one's own hand exactly what is left in the deck", () => {
    const list = listed({ hand: { size: 3, cards: ["gaze", "gaze", "hiss"] }, known: ["hiss"], deck: { size: 4, known: {} }, discard: ["skirmish@0"] });
    consistent(list);
    expect(find(list.cards, "gaze")).toMatchObject({ hand: 2, known: 0, hidden: 1 });
    expect(list.hides).toBe("deck");
  });

  it("puts what lies in a combat into play until it is cleared", () => {
    const rest = { hand: { size: 2, cards: null }, deck: { size: 5, known: {} } };
    const revealed = listed(rest, { combat: COMBAT });
    consistent(revealed);
    expect(find(revealed.cards, "gaze").play).toBe(1);
    const cleared = listed({ ...rest, discard: ["gaze"] }, { combat: { ...COMBAT, stage: "cleared" } });
    consistent(cleared);
    expect(find(cleared.cards, "gaze")).toMatchObject({ play: 0, discard: 1 });
    const kept = listed({ ...rest, hand: { size: 3, cards: null }, known: ["gaze"] }, { combat: { ...COMBAT, attacker: { ...SIDE, kept: true } } });
    consistent(kept);
    expect(find(kept.cards, "gaze")).toMatchObject({ play: 0, known: 1 });
  });

  it("counts a card face down and its boost among what is held", () => {
    const combat: Combat = { ...COMBAT, stage: "laying", attacker: { ...SIDE, card: null }, boost: { card: null, number: null, lost: false } };
    const list = listed({ hand: { size: 1, cards: null }, known: ["gaze", "hiss", "hiss"], deck: { size: 5, known: {} } }, { combat });
    consistent(list);
    expect(list).toMatchObject({ held: 1, down: 2, hides: "deck" });
    const boosted = listed(
      { hand: { size: 2, cards: null }, deck: { size: 5, known: {} }, discard: ["hiss"] },
      { combat: { ...COMBAT, attacker: { ...SIDE, card: "echo" }, bonus: true, boost: { card: "hiss", number: 1, lost: false } } },
    );
    consistent(boosted);
    expect(find(boosted.cards, "hiss")).toMatchObject({ play: 0, discard: 1 });
  });

  it("knows the scheme that takes effect and the card it shows", () => {
    const mine = listed({ hand: { size: 2, cards: null } }, { playing: { seat: 0, card: "hiss", actor: "medusa", shown: null, spaces: [] } });
    consistent(mine);
    expect(find(mine.cards, "hiss").play).toBe(1);
    const theirs = listed({}, { playing: { seat: 1, card: "skirmish@1", actor: "beowulf", shown: "gaze", spaces: [] } });
    consistent(theirs);
    expect(find(theirs.cards, "gaze").known).toBe(1);
  });

  it("says that what is hidden is held once the deck is empty", () => {
    expect(listed({ deck: { size: 0, known: {} }, discard: ["gaze", "gaze", "gaze", "hiss", "hiss"] }).hides).toBe("hand");
  });
});
