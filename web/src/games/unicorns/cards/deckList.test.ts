import { describe, expect, it } from "vitest";
import type { HerdCard, HerdSeat, UnicornFacts, UnicornView } from "../wire";
import { copiesOf, deckList, type Listed, PLACES, toCome } from "./deckList";

const card = (id: string, type: HerdCard["type"], copies: number): [string, HerdCard] => [
  id,
  { id, name: id, type, type_name: type, text: "", copies, rules: [] },
];

const FACTS: UnicornFacts = {
  kind: "unicorns",
  cards: Object.fromEntries([
    card("blue", "basic", 3),
    card("neigh", "instant", 4),
    card("baby", "baby", 2),
    card("poison", "magic", 2),
    card("left-out", "magic", 0),
  ]),
};

const seat = (cards: string[] | null, size: number, unicorns: string[] = [], known: string[] = []): HerdSeat => ({
  hand: { size, cards, open: false },
  known,
  stable: { unicorns, upgrades: [], downgrades: [], count: 0, letters: 0, pandas: false, blinded: false, limit: 7 },
  left: false,
});

const VIEW = {
  deck: { size: 4, top: {}, shuffled: [] },
  discard: ["neigh"],
  nursery: ["baby"],
  seats: [seat(["neigh"], 1, ["blue"]), seat(null, 2, ["baby"], ["neigh"])],
  playing: null,
} as unknown as UnicornView;

function found(view: Partial<UnicornView>, me: number | null = 0): { all: Listed[]; at: (id: string) => Listed["at"]; list: ReturnType<typeof deckList> } {
  const list = deckList(FACTS, { ...VIEW, ...view }, me);
  const all = list.types.flatMap(({ cards }) => cards);
  for (const one of all) {
    expect(PLACES.reduce((sum, place) => sum + one.at[place], 0)).toBe(one.card.copies);
    expect(copiesOf(one)).toHaveLength(one.card.copies);
    expect(one.at.hidden).toBeGreaterThanOrEqual(0);
  }
  expect(all.reduce((sum, one) => sum + toCome(one), 0)).toBe(list.deck + list.held);
  const at = (id: string): Listed["at"] => all.find((one) => one.id === id)?.at ?? expect.fail(id);
  return { all, at, list };
}

describe("the list of the unicorn cards", () => {
  it("tells by type where each copy lies, and leaves out what is not played with", () => {
    const { list, at } = found({});
    expect(list.types.map(({ name }) => name)).toEqual(["instant", "magic", "basic", "baby"]);
    expect(list).toMatchObject({ all: 9, deck: 4, held: 2, hides: "either" });
    expect(at("neigh")).toEqual({ pile: 1, stable: 0, nursery: 0, play: 0, mine: 1, seen: 0, known: 1, top: 0, hidden: 1 });
    expect(at("baby")).toMatchObject({ stable: 1, nursery: 1, hidden: 0 });
  });

  it("tells a card that is being played until it has come to a stable", () => {
    const playing = { seat: 1, card: "blue", stage: "answering", named: [], instants: [] } as const;
    const before = found({ playing: { ...playing, named: [], instants: [] }, seats: [seat(["neigh"], 1, ["blue"]), seat(null, 1, ["baby"])] });
    expect(before.at("blue")).toMatchObject({ play: 1, stable: 1, hidden: 1 });
    const after = found({
      playing: { ...playing, named: [], instants: [], stage: "resolving" },
      seats: [seat(["neigh"], 1, ["blue"]), seat(null, 1, ["baby", "blue"])],
    });
    expect(after.at("blue")).toMatchObject({ play: 0, stable: 2, hidden: 1 });
  });

  it("tells an open hand from one's own", () => {
    const { at, list } = found({ seats: [seat(["neigh"], 1, ["blue"]), seat(["neigh", "poison"], 2, ["baby"])] }, 1);
    expect(at("neigh")).toMatchObject({ mine: 1, seen: 1, known: 0, hidden: 1 });
    expect(list.hides).toBe("deck");
  });

  it("knows what lies on top of the deck", () => {
    expect(found({ deck: { size: 4, top: { "0": "poison" }, shuffled: [] } }).at("poison")).toMatchObject({ top: 1, hidden: 1 });
  });
});
