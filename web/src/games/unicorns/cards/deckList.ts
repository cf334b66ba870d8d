/** The list of all unicorn cards: where each copy lies open, who is known to hold it, and how many can still come. Told from the view alone. */
import type { HerdCard, UnicornFacts, UnicornView } from "../wire";

/** Where a copy lies. `known` is in a hidden hand for certain; of what is `hidden` nobody can say which lies where. */
export const PLACES = ["play", "stable", "nursery", "mine", "seen", "known", "top", "hidden", "pile"] as const;
export type Place = (typeof PLACES)[number];

export interface Listed {
  id: string;
  card: HerdCard;
  at: Record<Place, number>;
}

export interface DeckList {
  types: { id: HerdCard["type"]; name: string; cards: Listed[] }[];
  /** All cards that are or were in the deck. */
  all: number;
  deck: number;
  /** Cards of hands that are not seen. */
  held: number;
  /** Where the hidden copies can be. */
  hides: "deck" | "hand" | "either";
}

/** The order in which a player asks for them. */
const TYPES = ["instant", "magic", "upgrade", "downgrade", "magical", "basic", "baby"] as const;

const times = (ids: readonly string[], id: string): number => ids.filter((one) => one === id).length;

/** The list as it is seen from a seat, or from none. */
export function deckList(facts: UnicornFacts, view: UnicornView, me: number | null): DeckList {
  const played = Object.entries(facts.cards).filter(([, card]) => card.copies > 0);
  const open = {
    pile: view.discard,
    nursery: view.nursery,
    stable: view.seats.flatMap(({ stable }) => [...stable.unicorns, ...stable.upgrades, ...stable.downgrades]),
  };
  const sizes = view.seats.reduce((sum, { hand }) => sum + hand.size, 0);
  const copies = played.reduce((sum, [, card]) => sum + card.copies, 0);
  // A card that is being played lies between hand and stable or pile until it gets there: it is the only one that lies nowhere else.
  const between = copies - view.deck.size - sizes - open.pile.length - open.nursery.length - open.stable.length;
  const lying: Record<Exclude<Place, "hidden">, readonly string[]> = {
    ...open,
    play: between > 0 && view.playing ? [view.playing.card] : [],
    mine: (me !== null && view.seats[me]?.hand.cards) || [],
    seen: view.seats.flatMap(({ hand }, seat) => (seat !== me && hand.cards) || []),
    known: view.seats.flatMap(({ hand, known }) => (hand.cards ? [] : known)),
    top: Object.values(view.deck.top),
  };
  const cards = played.map(([id, card]) => {
    const at = { hidden: card.copies } as Record<Place, number>;
    for (const [place, ids] of Object.entries(lying)) {
      at[place as Place] = times(ids, id);
      at.hidden -= at[place as Place];
    }
    return { id, card, at };
  });
  const types = TYPES.map((id) => ({ id, cards: cards.filter(({ card }) => card.type === id) }));
  const held = view.seats.reduce((sum, { hand }) => sum + (hand.cards ? 0 : hand.size), 0);
  return {
    types: types.filter((type) => type.cards.length).map((type) => ({ ...type, name: type.cards[0]?.card.type_name ?? "" })),
    all: cards.reduce((sum, { card }) => sum + (card.type === "baby" ? 0 : card.copies), 0),
    deck: view.deck.size,
    held,
    hides: held === lying.known.length ? "deck" : view.deck.size === lying.top.length ? "hand" : "either",
  };
}

/** How many copies of a card can still come: all that lie neither open nor in a hand that is seen. */
export const toCome = ({ at }: Listed): number => at.known + at.top + at.hidden;

/** The places of a card's copies, one entry a copy. */
export const copiesOf = ({ at }: Listed): Place[] => PLACES.flatMap((place) => Array.from({ length: at[place] }, () => place));
