// Made by meadhall.hall.wire.typescript from the structs of the wire. Do not edit.
import type { EventOf, GameWire } from "../../wire";

/** What does not change in a duel, in words. */
export interface DuelFacts {
  kind: "duel";
  board: Board;
  heroes: HeroFacts[];
  fighters: Record<string, Fighter>;
  cards: Record<string, DuelCard>;
  sides: Record<string, string>;
  pieces: Record<string, PieceFacts>;
}

/** A board as it is drawn, for how many it has room, and which modes it can be played in. */
export interface Board {
  id: string;
  name: string;
  width: number;
  height: number;
  radius: number;
  zones: Zone[];
  spaces: Space[];
  lines: Line[];
  doors: Door[];
  passages: string[];
  players: number;
  modes: ("duel" | "free_for_all" | "teams")[];
  scenery: Scenery;
}

/** A zone, told by colour, pattern and letter. */
export interface Zone {
  id: string;
  name: string;
  letter: string;
  color: string;
  pattern: number;
}

/** A space and where it lies. */
export interface Space {
  id: string;
  x: number;
  y: number;
  zones: string[];
  start: number | null;
}

/** A line between two spaces, its middle moved aside by the bend; a door may lie across. */
export interface Line {
  a: string;
  b: string;
  bend: number;
  door: string | null;
}

/** A door by its name. */
export interface Door {
  id: string;
  name: string;
}

/** What a board shows behind its spaces. */
export interface Scenery {
  ground: "earth" | "grass" | "moor" | "paving" | "rock" | "sand" | "snow" | "table" | "water";
  features: Feature[];
}

/** Something to be seen behind the spaces: a shape, a way, or things at some points (x, y, x, y …). */
export interface Feature {
  motif: "basin" | "boat" | "bridge" | "bush" | "canal" | "cart" | "cave" | "cliff" | "column" | "crystal" | "earth" | "fence" | "field" | "fire" | "flowers" | "fountain" | "garden" | "grass" | "hall" | "hedge" | "hill" | "house" | "hut" | "ice" | "lamp" | "marble" | "moor" | "paving" | "pine" | "pines" | "rails" | "river" | "rock" | "rocks" | "roofs" | "room" | "sand" | "snow" | "stage" | "stairs" | "statue" | "stones" | "street" | "table" | "temple" | "tent" | "terrace" | "tower" | "tree" | "wall" | "water" | "wood";
  points: number[];
  size?: number | null;
  turn?: number;
}

/** A hero as the character card tells; those that the page knows by their ids need no looks. */
export interface HeroFacts {
  id: string;
  name: string;
  text: string;
  health: number;
  move: number;
  attack: "melee" | "ranged";
  sidekick: string | null;
  sidekick_health: number | null;
  sidekick_count: number;
  sidekick_attack: "melee" | "ranged" | null;
  token: string | null;
  looks: Looks | null;
}

/** How a hero of a pack and its sidekicks are drawn: their pictures by whom they show, and the hero's colour. */
export interface Looks {
  emblems: Record<string, string>;
  colour: string | null;
}

/** Whom a token stands for; sidekicks of one kind are numbered. */
export interface Fighter {
  name: string;
  seat: number;
  team: number | null;
  emblem: string;
  number: number | null;
}

/** A card of a hero, with all that is printed on it; `hero` and `id` are its names in the catalogue. */
export interface DuelCard {
  hero: string;
  id: string;
  name: string;
  emblem: string;
  type: "attack" | "defence" | "scheme" | "versatile";
  value: number | null;
  boost: number | null;
  who: string;
  text: string;
  symbol: string | null;
  copies: number;
  rules: string[];
}

/** A kind of tokens for the board, and whose they are. */
export interface PieceFacts {
  name: string;
  seat: number;
}

/** A duel as a seat sees it. */
export interface DuelView {
  board: string;
  mode: "duel" | "free_for_all" | "teams";
  turn: number | null;
  actions: number;
  taken: number;
  doors: Record<string, "closed" | "open">;
  fighters: Record<string, DuelFighter>;
  seats: DuelSeat[];
  combat: Combat | null;
  playing: Scheme | null;
  pending: Record<string, number>;
}

/** A fighter as it stands. */
export interface DuelFighter {
  seat: number;
  hero: boolean;
  space: string | null;
  health: number;
  most: number;
  ranged: boolean;
  began: string | null;
}

/** What lies before a player. */
export interface DuelSeat {
  hero: string;
  hand: DuelHand;
  known: string[];
  deck: DuelDeck;
  discard: string[];
  in_play: LastingThing[];
  pieces: Record<string, PiecesLying>;
  tokens: Record<string, number | string>;
  out: boolean;
  left: boolean;
}

/** A hand: its size, and its cards for those who see them. */
export interface DuelHand {
  size: number;
  cards: string[] | null;
}

/** A deck: its size, and what is known of it, counted from the top. */
export interface DuelDeck {
  size: number;
  known: Record<string, string>;
}

/** Something that lasts: from a card or an ability, until when, and the fighters that it was settled to be about. */
export interface LastingThing {
  card: string | null;
  ability: string | null;
  stays: boolean;
  until: "next_turn" | "next_turn_end" | "open" | "turn_end";
  fighters: string[];
}

/** Where the tokens of a kind lie, and how many are left beside the board. */
export interface PiecesLying {
  spaces: string[];
  fighters: Record<string, number>;
  left: number;
}

/** The running combat. */
export interface Combat {
  stage: "cleared" | "laying" | "revealed" | "struck";
  attacker: CombatSide;
  defender: CombatSide;
  boost: CombatBoost | null;
  bonus: boolean;
  to_follow: string | null;
}

/** One side of a combat. */
export interface CombatSide {
  fighter: string;
  seat: number;
  laid: boolean;
  card: string | null;
  value: number | null;
  cancelled: boolean;
  ignored: boolean;
  kept: boolean;
  protected: "prevented" | "reflected" | null;
}

/** A boost that was laid with an attack. */
export interface CombatBoost {
  card: string | null;
  number: number | null;
  lost: boolean;
}

/** The scheme that takes effect. */
export interface Scheme {
  seat: number;
  card: string;
  actor: string;
  shown: string | null;
  spaces: string[];
}

/** The ways to act and what the cards in hand are good for, where an action is asked for. */
export interface DuelQuestion {
  ways: Way[];
  uses: Use[];
}

/** An action that a turn may be spent on, and why it cannot be taken now (empty if it can). */
export interface Way {
  kind: "attack" | "manoeuvre" | "scheme";
  text: string;
  why: string;
  rules: string[];
}

/** What a card of the own hand is good for: the attacks it could be laid for, or why it cannot be used now. */
export interface Use {
  card: string;
  attacks: string[];
  why: string;
}

/** In the middle of a combat: how far that has come. */
export interface DuelAsked {
  moment: "after" | "damage" | "during" | "end" | "immediately" | "laying";
}

/** What everybody may reckon of a fighter: its moves and the attacks they lead to. */
export interface Reach {
  moves: string[];
  boosted: string[];
  attacks: string[];
  threatens: string[];
  later: string[];
  nears: string[];
}

/** All that a duel can be made of. */
export interface DuelAlmanac {
  modes: Mode[];
  heroes: Hero[];
  boards: Board[];
  choices: Choices[];
}

/** A way to play the duel, for how many, and on which team each seat plays, where there are teams. */
export interface Mode {
  id: "duel" | "free_for_all" | "teams";
  name: string;
  least: number;
  most: number;
  teams: number[];
}

/** A hero with its deck. */
export interface Hero {
  facts: HeroFacts;
  deck: DuelCard[];
}

/** A reading of the rules that a table may agree on: its values, the book's own first, in words. */
export interface Choices {
  id: string;
  name: string;
  values: string[];
  names: string[];
}

/** What somebody needs to write heroes and boards. */
export interface DuelWorkshop {
  timings: Entry[];
  moments: Entry[];
  fates: string[];
  whose: Entry[];
  shared: Entry[];
  emblems: string[];
  grounds: string[];
  motifs: string[];
  colors: string[];
  deck: number;
  sidekicks: number;
  longest_name: number;
  longest_text: number;
}

/** Something to choose from, in words. */
export interface Entry {
  id: string;
  name: string;
}

/** What is shown of a pack. */
export interface DuelPack {
  heroes: PackHero[];
  boards: Board[];
}

/** A hero of a pack, with its deck and its texts by language. */
export interface PackHero {
  facts: HeroFacts;
  deck: DuelCard[];
  texts: Record<string, HeroTexts>;
}

/** What a hero's cards say in one language, printed from what they do; cards and abilities by id. */
export interface HeroTexts {
  character: string;
  abilities: Record<string, string>;
  cards: Record<string, string>;
}

/** What happens in this game. */
export type DuelEvent =
  | EventOf<"first_chosen", { seat: number; }>
  | EventOf<"fighter_placed", { fighter: string; space: string | null; origin: string | null; }>
  | EventOf<"fighter_moved", { fighter: string; space: string | null; path: string[]; }>
  | EventOf<"turn_began", { seat: number; actions: number; }>
  | EventOf<"action_taken", { seat: number; actions: number; }>
  | EventOf<"actions_gained", { seat: number; number: number; actions: number; }>
  | EventOf<"card_drawn", { seat: number; card: string | null; }>
  | EventOf<"card_discarded", { seat: number; card: string; why: "boost" | "chance" | "choice" | "limit"; }>
  | EventOf<"card_taken", { seat: number; card: string; }>
  | EventOf<"card_kept", { seat: number; card: string; }>
  | EventOf<"card_played", { seat: number; card: string; fighter: string; }>
  | EventOf<"card_laid", { seat: number; role: "attack" | "defence"; card: string | null; }>
  | EventOf<"card_revealed", { seat: number; card: string; number: number; }>
  | EventOf<"hand_shown", { seat: number; other: number; cards: string[] | null; }>
  | EventOf<"card_put_under", { seat: number; other: number; card: string | null; }>
  | EventOf<"attack_declared", { fighter: string; target: string; bonus: number; }>
  | EventOf<"combatant_replaced", { fighter: string; target: string; }>
  | EventOf<"effects_cancelled", { seat: number; }>
  | EventOf<"value_ignored", { seat: number; }>
  | EventOf<"value_changed", { seat: number; from: number; to: number; }>
  | EventOf<"combat_resolved", { seat: number; attack: number; defence: number; number: number; }>
  | EventOf<"combat_ended", {  }>
  | EventOf<"damage_dealt", { fighter: string; number: number; from: number; to: number; }>
  | EventOf<"damage_shifted", { fighter: string; target: string; number: number; }>
  | EventOf<"damage_prevented", { fighter: string; target: string; }>
  | EventOf<"damage_reflected", { fighter: string; target: string; }>
  | EventOf<"fighter_defeated", { fighter: string; origin: string | null; }>
  | EventOf<"fighter_healed", { fighter: string; number: number; from: number; to: number; }>
  | EventOf<"fighter_summoned", { fighter: string; space: string | null; to: number; }>
  | EventOf<"tokens_changed", { seat: number; from: number; to: number; }>
  | EventOf<"door_opened", { door: string; fighter: string; }>
  | EventOf<"door_closed", { door: string; fighter: string; }>
  | EventOf<"deck_exhausted", { seat: number; }>
  | EventOf<"seat_out", { seat: number; }>
  | EventOf<"seat_left", { seat: number; }>
  | EventOf<"turn_ended", { seat: number; }>
  | EventOf<"scheme_ended", { seat: number; card: string; }>
  | EventOf<"card_unlaid", { seat: number; card: string; }>
  | EventOf<"item_chosen", { seat: number; item: string; }>
  | EventOf<"opponent_chosen", { seat: number; other: number; }>
  | EventOf<"fighter_removed", { fighter: string; origin: string | null; from: number; }>
  | EventOf<"bonus_announced", { seat: number; card: string; }>
  | EventOf<"boost_laid", { seat: number; card: string | null; }>
  | EventOf<"boost_revealed", { seat: number; card: string; number: number; }>
  | EventOf<"boost_lost", { seat: number; card: string; }>
  | EventOf<"cards_seen", { seat: number; number: number; cards: string[] | null; }>
  | EventOf<"card_picked", { seat: number; card: string | null; }>
  | EventOf<"card_returned", { seat: number; number: number; card: string | null; }>
  | EventOf<"deck_searched", { seat: number; found: string; }>
  | EventOf<"card_milled", { seat: number; card: string; }>
  | EventOf<"side_turned", { seat: number; side: string; }>
  | EventOf<"card_chosen", { seat: number; card: string; other: number; }>
  | EventOf<"space_chosen", { seat: number; space: string | null; }>
  | EventOf<"damage_coming", { fighter: string; number: number; }>
  | EventOf<"card_shown", { seat: number; card: string; }>
  | EventOf<"card_recalled", { seat: number; card: string; place: "away" | "bottom" | "deck" | "top"; }>
  | EventOf<"card_put", { seat: number; card: string; place: "away" | "bottom" | "deck" | "top"; }>
  | EventOf<"pile_shuffled", { seat: number; number: number; }>
  | EventOf<"damage_reduced", { fighter: string; number: number; }>
  | EventOf<"damage_limited", { fighter: string; number: number; }>
  | EventOf<"card_stayed", { seat: number; card: string; until: "next_turn" | "next_turn_end" | "open" | "turn_end"; }>
  | EventOf<"card_left", { seat: number; card: string; }>
  | EventOf<"lasting_began", { seat: number; cause: string; until: "next_turn" | "next_turn_end" | "open" | "turn_end"; fighters: string[]; }>
  | EventOf<"lasting_ended", { seat: number; cause: string; }>
  | EventOf<"lasting_acts", { seat: number; cause: string; }>
  | EventOf<"damage_averted", { fighter: string; number: number; }>
  | EventOf<"piece_laid", { seat: number; piece: string; space: string | null; }>
  | EventOf<"piece_lifted", { seat: number; piece: string; space: string | null; }>
  | EventOf<"piece_moved", { seat: number; piece: string; space: string | null; origin: string | null; }>
  | EventOf<"pieces_held", { fighter: string; seat: number; piece: string; number: number; }>;

/** The types that this game brings. */
export interface DuelWire extends GameWire {
  facts: DuelFacts;
  view: DuelView;
  event: DuelEvent;
  question: DuelQuestion | null;
  asked: DuelAsked | null;
  inspection: Reach;
  almanac: DuelAlmanac;
  workshop: DuelWorkshop;
  pack: DuelPack;
}

/** The parts of a view that each kind of event changes; with a question mark those that it need not change. */
export const TOUCHES: Record<string, string[]> = {
  fighter_placed: ["fighters.{fighter}.space"],
  fighter_moved: ["fighters.{fighter}.space"],
  turn_began: ["turn", "?actions", "?taken", "?fighters.*.began"],
  action_taken: ["actions", "taken"],
  actions_gained: ["actions"],
  card_drawn: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.deck"],
  card_discarded: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.discard", "?playing"],
  card_taken: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.discard"],
  card_kept: ["seats.{seat}.hand", "?combat", "?playing", "?seats.{seat}.known"],
  card_played: ["seats.{seat}.hand", "playing", "?seats.{seat}.known"],
  card_laid: ["seats.{seat}.hand", "combat"],
  card_revealed: ["combat", "?seats.{seat}.known"],
  hand_shown: ["?seats.{seat}.known"],
  card_put_under: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.deck"],
  attack_declared: ["combat"],
  combatant_replaced: ["combat"],
  effects_cancelled: ["combat"],
  value_ignored: ["combat"],
  value_changed: ["combat"],
  combat_resolved: ["combat"],
  combat_ended: ["combat"],
  damage_dealt: ["fighters.{fighter}.health", "?pending"],
  damage_shifted: ["?pending"],
  damage_prevented: ["combat"],
  damage_reflected: ["combat"],
  fighter_defeated: ["fighters.{fighter}.space"],
  fighter_healed: ["fighters.{fighter}.health"],
  fighter_summoned: ["fighters.{fighter}", "?fighters.{fighter}.began", "?seats.*.in_play"],
  tokens_changed: ["seats.{seat}.tokens"],
  door_opened: ["doors"],
  door_closed: ["doors"],
  seat_out: ["seats.{seat}.out"],
  seat_left: ["seats.{seat}.left"],
  scheme_ended: ["seats.{seat}.discard", "playing"],
  card_unlaid: ["seats.{seat}.discard", "combat"],
  fighter_removed: ["?fighters.{fighter}.space", "fighters.{fighter}.health"],
  bonus_announced: ["combat"],
  boost_laid: ["seats.{seat}.hand", "combat"],
  boost_revealed: ["combat", "seats.{seat}.discard", "?seats.{seat}.known"],
  boost_lost: ["combat"],
  cards_seen: ["?seats.{seat}.deck"],
  card_picked: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.deck"],
  card_returned: ["?seats.{seat}.deck"],
  deck_searched: ["?seats.{seat}.hand", "?seats.{seat}.known", "?seats.{seat}.deck"],
  card_milled: ["seats.{seat}.deck", "seats.{seat}.discard"],
  side_turned: ["?seats.{seat}.tokens", "?combat"],
  card_chosen: ["?seats.{seat}.known", "?playing"],
  space_chosen: ["?playing"],
  damage_coming: ["?pending"],
  card_shown: ["?seats.{seat}.deck"],
  card_recalled: ["seats.{seat}.deck", "seats.{seat}.discard"],
  card_put: ["?seats.{seat}.deck", "?combat", "?playing"],
  pile_shuffled: ["seats.{seat}.deck", "seats.{seat}.discard"],
  damage_reduced: ["?combat"],
  damage_limited: ["?combat"],
  card_stayed: ["seats.{seat}.in_play", "?combat", "?playing"],
  card_left: ["seats.{seat}.in_play", "seats.{seat}.discard", "?combat"],
  lasting_began: ["?seats.{seat}.in_play", "?combat"],
  lasting_ended: ["?seats.{seat}.in_play", "?combat"],
  lasting_acts: ["?seats.{seat}.in_play"],
  piece_laid: ["seats.{seat}.pieces"],
  piece_lifted: ["seats.{seat}.pieces"],
  piece_moved: ["seats.{seat}.pieces"],
  pieces_held: ["seats.{seat}.pieces"],
};
