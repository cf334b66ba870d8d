// Made by meadhall.hall.wire.typescript from the structs of the wire. Do not edit.
import type { EventOf, GameWire } from "../../wire";

/** What does not change at a unicorn table, in words. */
export interface UnicornFacts {
  kind: "unicorns";
  cards: Record<string, HerdCard>;
}

/** A card of the unicorn game; `copies` are at the table: none of a card that so few players leave out. */
export interface HerdCard {
  id: string;
  name: string;
  type: "baby" | "basic" | "downgrade" | "instant" | "magic" | "magical" | "upgrade";
  type_name: string;
  text: string;
  copies: number;
  rules: string[];
}

/** The unicorn table as a seat sees it. */
export interface UnicornView {
  language: string;
  goal: number;
  turn: number | null;
  plays: number;
  extra: number;
  cut: boolean;
  waiting: string[];
  deck: HerdDeck;
  discard: string[];
  nursery: string[];
  seats: HerdSeat[];
  playing: Play | null;
}

/** The deck, and what is known of it. */
export interface HerdDeck {
  size: number;
  top: Record<string, string>;
  shuffled: string[];
}

/** A player at the unicorn table. */
export interface HerdSeat {
  hand: HerdHand;
  known: string[];
  stable: Stable;
  left: boolean;
}

/** A hand: its size, its cards for those who see them, and whether everybody does. */
export interface HerdHand {
  size: number;
  cards: string[] | null;
  open: boolean;
}

/** What stands before a player. */
export interface Stable {
  unicorns: string[];
  upgrades: string[];
  downgrades: string[];
  count: number;
  letters: number;
  pandas: boolean;
  blinded: boolean;
  limit: number;
}

/** The card that is being played. */
export interface Play {
  seat: number;
  card: string;
  stage: "answering" | "naming" | "resolving";
  named: Named[];
  instants: Instant[];
}

/** What was named for a card: a card with its place, or a player. */
export interface Named {
  card?: string | null;
  other?: number | null;
  place?: string | null;
  seat?: number | null;
  owner?: number | null;
}

/** An instant that was thrown in; it answers the card (0) or the instant of that number. */
export interface Instant {
  seat: number;
  card: string;
  answers: number;
}

/** All that a unicorn table can be made of. */
export interface UnicornAlmanac {
  least: number;
  most: number;
  cards: HerdCard[];
  choices: Choices[];
  expansions: Expansion[];
}

/** A reading of the rules that a table may agree on: its values, the book's own first, in words. */
export interface Choices {
  id: string;
  name: string;
  values: string[];
  names: string[];
}

/** A pack that can be played with: `id` goes under `packs` into the setup, with the fingerprint. */
export interface Expansion {
  id: string;
  name: string;
  fingerprint: string;
  cards: HerdCard[];
}

/** What somebody needs to write an expansion. */
export interface HerdWorkshop {
  types: Entry[];
  box: Entry[];
  effects: string[];
  longest_name: number;
  longest_text: number;
}

/** Something to choose from, in words. */
export interface Entry {
  id: string;
  name: string;
}

/** What is shown of an expansion: its cards, their texts by language and card, and what stays in the box. */
export interface HerdPack {
  cards: HerdCard[];
  texts: Record<string, Record<string, string>>;
  without: string[];
}

/** What happens in this game. */
export type UnicornEvent =
  | EventOf<"first_chosen", { seat: number; }>
  | EventOf<"baby_chosen", { seat: number; card: string; }>
  | EventOf<"turn_began", { seat: number; }>
  | EventOf<"turn_ended", { seat: number; }>
  | EventOf<"card_drawn", { seat: number; card: string | null; }>
  | EventOf<"card_played", { seat: number; card: string; }>
  | EventOf<"stable_named", { seat: number; other: number; }>
  | EventOf<"card_named", { seat: number; card: string; other: number; }>
  | EventOf<"player_named", { seat: number; other: number; }>
  | EventOf<"instant_played", { seat: number; card: string; other: number; source: string; }>
  | EventOf<"card_stopped", { seat: number; card: string; }>
  | EventOf<"magic_worked", { seat: number; card: string; }>
  | EventOf<"play_ended", { seat: number; card: string; }>
  | EventOf<"card_entered", { seat: number; card: string; place: "hand" | "nursery" | "pile"; }>
  | EventOf<"card_sacrificed", { seat: number; card: string; place: "hand" | "nursery" | "pile"; }>
  | EventOf<"card_destroyed", { seat: number; card: string; place: "hand" | "nursery" | "pile"; other: number; }>
  | EventOf<"card_returned", { seat: number; card: string; place: "hand" | "nursery" | "pile"; }>
  | EventOf<"card_stolen", { seat: number; other: number; card: string; }>
  | EventOf<"card_moved", { seat: number; other: number; card: string; }>
  | EventOf<"card_saved", { seat: number; card: string; source: string; }>
  | EventOf<"card_discarded", { seat: number; card: string; why: "effect" | "limit"; }>
  | EventOf<"card_taken", { seat: number; card: string; }>
  | EventOf<"deck_searched", { seat: number; found: string; }>
  | EventOf<"card_snatched", { seat: number; other: number; card: string | null; }>
  | EventOf<"hand_seen", { seat: number; other: number; cards: string[] | null; }>
  | EventOf<"hand_opened", { seat: number; cards: string[]; }>
  | EventOf<"hands_swapped", { seat: number; other: number; }>
  | EventOf<"cards_seen", { seat: number; number: number; cards: string[] | null; }>
  | EventOf<"card_picked", { seat: number; card: string | null; }>
  | EventOf<"card_put_back", { seat: number; number: number; card: string | null; }>
  | EventOf<"pile_shuffled", { seat: number; number: number; }>
  | EventOf<"hand_shuffled", { seat: number; number: number; }>
  | EventOf<"effect_used", { seat: number; card: string; }>
  | EventOf<"turn_extended", { seat: number; number: number; }>
  | EventOf<"turn_cut", { seat: number; }>
  | EventOf<"plays_gained", { seat: number; number: number; }>
  | EventOf<"seat_left", { seat: number; }>
  | EventOf<"window_opened", { seat: number; card: string; }>
  | EventOf<"player_chosen", { seat: number; other: number; }>
  | EventOf<"card_left", { seat: number; card: string; place: "hand" | "nursery" | "pile"; }>
  | EventOf<"effects_passed", { seat: number; }>
  | EventOf<"hand_left", { seat: number; cards: string[]; }>
  | EventOf<"play_declined", { seat: number; }>
  | EventOf<"search_began", { seat: number; cards: string[] | null; }>
  | EventOf<"hand_received", { seat: number; other: number; cards: string[] | null; }>;

/** The types that this game brings. */
export interface UnicornWire extends GameWire {
  facts: UnicornFacts;
  view: UnicornView;
  event: UnicornEvent;
  almanac: UnicornAlmanac;
  workshop: HerdWorkshop;
  pack: HerdPack;
}

/** The parts of a view that each kind of event changes; with a question mark those that it need not change. */
export const TOUCHES: Record<string, string[]> = {
  baby_chosen: ["seats.{seat}.stable", "nursery"],
  turn_began: ["?turn", "?plays", "?extra", "?waiting"],
  turn_ended: ["?cut", "?plays"],
  card_drawn: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "deck", "?plays"],
  card_played: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "playing", "plays"],
  stable_named: ["playing"],
  card_named: ["playing"],
  player_named: ["playing"],
  instant_played: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "playing", "discard"],
  card_stopped: ["playing", "discard"],
  magic_worked: ["?playing"],
  play_ended: ["?playing", "?discard"],
  card_entered: ["seats.{seat}.stable", "?playing", "?discard", "?nursery", "?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
  card_sacrificed: ["seats.{seat}.stable", "?discard", "?nursery", "?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
  card_destroyed: ["seats.{seat}.stable", "?discard", "?nursery", "?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
  card_returned: ["seats.{seat}.stable", "?discard", "?nursery", "?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
  card_stolen: ["seats.{seat}.stable", "seats.{other}.stable", "?seats.{seat}.hand", "?seats.{other}.hand", "?seats.*.known", "?deck.shuffled"],
  card_moved: ["seats.{seat}.stable", "seats.{other}.stable", "?seats.{seat}.hand", "?seats.{other}.hand", "?seats.*.known", "?deck.shuffled"],
  card_discarded: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "discard"],
  card_taken: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "discard"],
  deck_searched: ["?seats.{seat}.hand", "?seats.*.known", "?deck"],
  card_snatched: ["seats.{seat}.hand", "seats.{other}.hand", "?seats.*.known", "?deck.shuffled"],
  hand_seen: ["?seats.*.known", "?deck.shuffled"],
  hand_opened: ["?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
  hands_swapped: ["?seats.{seat}.hand", "?seats.{other}.hand", "?seats.*.known", "?deck.shuffled"],
  cards_seen: ["?deck"],
  card_picked: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "deck"],
  card_put_back: ["?deck"],
  pile_shuffled: ["?deck", "?discard", "?playing"],
  hand_shuffled: ["?seats.{seat}.hand", "?seats.*.known", "?deck"],
  effect_used: ["waiting"],
  turn_extended: ["extra"],
  turn_cut: ["?cut", "?waiting"],
  plays_gained: ["plays"],
  seat_left: ["seats.{seat}.left"],
  window_opened: ["playing"],
  card_left: ["seats.{seat}.stable", "?discard", "?nursery", "?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
  effects_passed: ["waiting"],
  hand_left: ["seats.{seat}.hand", "?seats.*.known", "?deck.shuffled", "discard"],
  play_declined: ["plays"],
  search_began: ["?deck"],
  hand_received: ["?seats.{seat}.hand", "?seats.*.known", "?deck.shuffled"],
};
