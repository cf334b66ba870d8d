// The messages of the wire, made from server/wire.py and server/papers by server/typescript.py.

export const VERSION = 1;

/** The first message of a page. */
export interface Hello {
  kind: "hello";
  version: number;
  language: string;
}

/** An answer to the question that was open after so many rows of the match. */
export interface Answer {
  kind: "answer";
  number: number;
  option: string;
}

/** Go on in another language. */
export interface Speak {
  kind: "speak";
  language: string;
}

/** Look from another of the own seats, or from none (the curtain is drawn). */
export interface Look {
  kind: "look";
  seat: number | null;
}

/** Ask for the page of events that ends before event number `before`. */
export interface History {
  kind: "history";
  before: number;
}

/** One of the own seats leaves the match for good. */
export interface Resign {
  kind: "resign";
  seat: number;
}

/** Take back the last choice, as it was after so many rows. */
export interface Back {
  kind: "back";
  number: number;
}

/** Say whether somebody else may take a choice back. */
export interface Agree {
  kind: "agree";
  yes: boolean;
}

/** Ask for the best answers. */
export interface Advise {
  kind: "advise";
  number: number;
}

/** Ask where a fighter could go and whom it could attack. */
export interface Survey {
  kind: "survey";
  fighter: string;
}

/** Another match of the same kind, at the same table. */
export interface Again {
  kind: "again";
}

/** A seat has stayed away too long: let a bot play for it until it comes back, or let it leave for good. */
export interface Claim {
  kind: "claim";
  seat: number;
  way: "bot" | "leave";
}

/** The host of a table sees to order: a seat is removed, banned, muted; the table is shut to newcomers or open. */
export interface Moderate {
  kind: "moderate";
  act: "ban" | "mute" | "open" | "remove" | "shut" | "unmute";
  seat?: number | null;
}

/** Say something to the others at the table: a phrase, or a sign. */
export interface Phrase {
  kind: "phrase";
  phrase: "cheers" | "close" | "game" | "heart" | "hello" | "hurry" | "luck" | "moment" | "oops" | "party" | "played" | "rematch" | "shock" | "sorry" | "thanks" | "think" | "thumb" | "wow";
}

/** The page has shown what had happened after so many rows: bots may go on. */
export interface Seen {
  kind: "seen";
  number: number;
}

/** See whether the line is open. */
export interface Ping {
  kind: "ping";
}

/** Everything about a table that stays as it is, in words; told first, and again in another language. */
export interface Table {
  kind: "table";
  version: number;
  id: string;
  game: "duel" | "unicorns";
  language: string;
  setup: Record<string, unknown>;
  facts: DuelFacts | UnicornFacts;
  mine: number[];
  window: number;
  alone: boolean;
  choose?: boolean;
}

/** What does not change in a duel, in words. */
export interface DuelFacts {
  kind: "duel";
  board: Board;
  heroes: HeroFacts[];
  fighters: Record<string, Fighter>;
  cards: Record<string, DuelCard>;
  sides: Record<string, string>;
}

/** A board as it is drawn. */
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

/** A hero as the character card tells. */
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

/** Who sits where, how many watch, and whether the table is shut to newcomers. */
export interface Seats {
  kind: "seats";
  seats: Seat[];
  watching: number;
  shut?: boolean;
}

/** Who sits where: `name` is what everybody calls the seat in sentences, `person` what its player goes by. */
export interface Seat {
  name: string;
  person: string | null;
  kind: "bot" | "free" | "person";
  level: string | null;
  here: boolean;
  team: number | null;
  host?: boolean;
  muted?: boolean;
  replaced?: boolean;
  face?: string | null;
}

/** How the match stands after so many rows, seen from a seat; what happened since the page heard last. */
export interface News {
  kind: "news";
  number: number;
  seat: number | null;
  view: DuelView | UnicornView;
  begins: number;
  events: Event[];
  asked: Asked | null;
  question: Question | null;
  clocks: Clock[];
  retreat: Retreat;
  end: End | null;
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

/** What happened, as a sentence and as facts. */
export interface Event {
  event: string;
  text: string;
  facts: Record<string, unknown>;
}

/** Who is asked what, for everybody to see; the card or ability behind it, if there is one. */
export interface Asked {
  seats: number[];
  question: string;
  source: string | null;
  window: Window | null;
  moment?: "after" | "damage" | "during" | "end" | "immediately" | "laying" | null;
}

/** A question that several seats answer at once: how long it is open (0: until all have answered), what one said. */
export interface Window {
  milliseconds: number;
  left: number;
  given: string | null;
}

/** What one of the own seats is asked. */
export interface Question {
  number: number;
  seat: number;
  question: string;
  text: string;
  rules: string[];
  about: Record<string, string>;
  source: string;
  options: Option[];
  window: Window | null;
  ways?: Way[];
  uses?: Use[];
}

/** One of the answers. */
export interface Option {
  id: string;
  kind: string;
  text: string;
  rules: string[];
  fields: Record<string, unknown>;
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

/** How much time a seat has left, in milliseconds, and whether it runs. */
export interface Clock {
  left: number;
  runs: boolean;
}

/** Whether one's last choice can be taken back: at once, if all others agree, or not at all; and who asks for it. */
export interface Retreat {
  way: "agreed" | "free" | "none";
  asks: number | null;
  agreed: number[];
}

/** How a match ended. */
export interface End {
  winners: number[];
  reason: string;
  text: string;
}

/** A page of earlier events: those from event number `begins` on, up to what was told already. */
export interface Past {
  kind: "past";
  begins: number;
  events: Event[];
}

/** The best answers, and what is expected to follow. */
export interface Advice {
  kind: "advice";
  number: number;
  chance: number;
  choices: Choice[];
  line: string[];
}

/** An answer and the chance to win with it. */
export interface Choice {
  option: string;
  text: string;
  chance: number;
  share: number;
}

/** How likely a seat is to win, as a bot sees it from there. */
export interface Chance {
  kind: "chance";
  number: number;
  seat: number;
  chance: number;
}

/** What everybody may reckon of a fighter after so many rows: its moves and the attacks they lead to. */
export interface Reach {
  kind: "reach";
  number: number;
  fighter: string;
  moves: string[];
  boosted: string[];
  attacks: string[];
  threatens: string[];
  later: string[];
  nears: string[];
}

/** A bot thinks about its answer. */
export interface Thinking {
  kind: "thinking";
  seat: number;
}

/** Who keeps the others waiting at a table without clocks, and in how many milliseconds it can be claimed. */
export interface Absence {
  kind: "absence";
  seat: number | null;
  left: number;
}

/** What the host of the table has done, as a sentence. */
export interface Moderated {
  kind: "moderated";
  act: "ban" | "mute" | "open" | "remove" | "shut" | "unmute";
  seat: number | null;
  text: string;
}

/** What somebody at the table says to the others. */
export interface Said {
  kind: "said";
  seat: number;
  phrase: "cheers" | "close" | "game" | "heart" | "hello" | "hurry" | "luck" | "moment" | "oops" | "party" | "played" | "rematch" | "shock" | "sorry" | "thanks" | "think" | "thumb" | "wow";
}

/** Something was not done, and why; the match is as it was. */
export interface Refused {
  kind: "refused";
  reason: "busy" | "illegal" | "muted" | "not_asked" | "not_yours" | "over" | "stale" | "storage" | "too_fast" | "unreadable" | "version" | "waiting";
  text: string;
}

/** The next match at this table. */
export interface Next {
  kind: "next";
  id: string;
}

/** The line is open. */
export interface Pong {
  kind: "pong";
}

/** All that can be played, in the words of a language: GET /api/almanac/LANGUAGE. */
export interface Almanac {
  levels: Level[];
  duel: DuelAlmanac;
  unicorns: UnicornAlmanac;
}

/** How strong a bot is, in words. */
export interface Level {
  id: string;
  name: string;
  about: string;
}

/** All that a duel can be made of. */
export interface DuelAlmanac {
  modes: Mode[];
  heroes: Hero[];
  boards: Board[];
  choices: Choices[];
}

/** A way to play the duel, and for how many. */
export interface Mode {
  id: "duel" | "free_for_all" | "teams";
  name: string;
  least: number;
  most: number;
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

/** All that a unicorn table can be made of. */
export interface UnicornAlmanac {
  least: number;
  most: number;
  cards: HerdCard[];
  choices: Choices[];
}

/** A table to be set: POST /api/matches. `setup` is the game's own; `window` are the seconds to answer a card. */
export interface NewMatch {
  game: "duel" | "unicorns";
  setup: Record<string, unknown>;
  chairs: Chair[];
  window?: number;
  timing?: Timing;
  choose?: boolean;
}

/** Who shall sit at a seat: I, somebody else at this screen, a friend who gets the link, or a bot. */
export interface Chair {
  kind: "bot" | "friend" | "here" | "me";
  name?: string;
  level?: string;
}

/** Clocks: none, so many seconds a move, or so many for a whole match; and what becomes of who is late. */
export interface Timing {
  kind?: "match" | "move" | "none";
  seconds?: number;
  late?: "bot" | "forfeit";
}

/** A table that was set, or joined. */
export interface Made {
  id: string;
}

/** Sit down at a free seat: POST /api/matches/ID/join; with a hero of one's own, where the host allows it. */
export interface Join {
  name: string;
  seat?: number | null;
  hero?: string | null;
}

/** A table as it is listed: GET /api/matches (those of this browser), GET /api/matches/ID. */
export interface Summary {
  id: string;
  game: "duel" | "unicorns";
  setup: Record<string, unknown>;
  seats: Seat[];
  mine: number[];
  state: "over" | "running" | "waiting";
  waits_for_me: boolean;
  end: string | null;
  created: number;
  choose?: boolean;
}

/** Why something was refused, in words: the answer with any status from 400 on. */
export interface Problem {
  text: string;
}

/** A finished match: GET /api/replays/ID/LANGUAGE. */
export interface Replay {
  table: Table;
  seats: Seat[];
  steps: Step[];
  turns: Turn[];
  end: End | null;
  created: number;
  uploaded: boolean;
  origin: string | null;
}

/** An answer of a match, as a sentence without who gave it, and in which turn (0: before the first). */
export interface Step {
  turn: number;
  seat: number | null;
  text: string;
}

/** A turn: whose it is, and after how many answers it begins. */
export interface Turn {
  seat: number;
  number: number;
}

/** A match looked at anew: GET /api/replays/ID/LANGUAGE/review; asked for again until it is done. */
export interface Review {
  state: "done" | "thinking";
  share: number;
  total: number;
  curve: Estimate[];
  turning: Turning | null;
  costly: Mistake[];
}

/** Everybody's chance to win before the answer of that number, as the one who gave it could know. */
export interface Estimate {
  number: number;
  chances: number[];
}

/** The answer at which a match turned for who won it: their chance to win before and after it, in words. */
export interface Turning {
  number: number;
  turn: number;
  seat: number;
  winner: number;
  given: string;
  best: string | null;
  before: number;
  after: number;
}

/** An answer that cost much, and what would have been better, in words. */
export interface Mistake {
  number: number;
  turn: number;
  seat: number;
  given: string;
  given_chance: number;
  best: string;
  best_chance: number;
}

/** Play on from a moment as a new match: POST /api/replays/ID/continue. */
export interface GoOn {
  number: number;
  chairs: Chair[];
}

/** Report a problem with a match: POST /api/matches/ID/report. */
export interface Report {
  text: string;
}

/** The number under which a report is kept. */
export interface Reported {
  number: string;
}

/** All lessons of both games, in their order: GET /api/lessons/LANGUAGE. */
export interface LessonList {
  lessons: LessonTitle[];
}

/** A lesson as it is listed. */
export interface LessonTitle {
  id: string;
  game: "duel" | "unicorns";
  title: string;
  about: string;
  rules: string[];
}

/** A lesson with all its steps: GET /api/lessons/LANGUAGE/GAME/ID. */
export interface Lesson {
  title: LessonTitle;
  table: Table;
  seats: Seat[];
  steps: LessonStep[];
  next: string | null;
}

/** A step: what is said, by which rules, how the table stands, and which answers lead on (none: one only reads). */
export interface LessonStep {
  text: string;
  rules: string[];
  wanted: string[];
  otherwise: string | null;
  news: News;
}

/** All rules of a game, in the order of the book: GET /api/rules/GAME/LANGUAGE. */
export interface RuleBook {
  chapters: Chapter[];
}

/** Rules about one thing. */
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** A rule or a ruling by its id, in short. */
export interface Rule {
  id: string;
  text: string;
}

/** All that is counted: GET /api/statistics/LANGUAGE. Of players only those who have played most are listed. */
export interface Statistics {
  matches: number;
  games: GameTally[];
  heroes: Tally[];
  pairs: Pairing[];
  players: Tally[];
  unlisted: number;
  bots: Tally[];
}

/** All matches of a game; decided are those that somebody won. */
export interface GameTally {
  turns: number | null;
  answers: number | null;
  minutes: number | null;
  game: "duel" | "unicorns";
  matches: number;
  decided: number;
}

/** Matches of a hero, of a player's name or of a bot's level: how many, and how many were won. */
export interface Tally {
  turns: number | null;
  answers: number | null;
  minutes: number | null;
  id: string;
  name: string;
  game: "duel" | "unicorns";
  matches: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  fair: number;
}

/** Duels of a hero against another, one against one. */
export interface Pairing {
  hero: string;
  other: string;
  matches: number;
  wins: number;
}

/** The matches of the browser that asks: GET /api/statistics/LANGUAGE/mine. */
export interface Mine {
  shared: number;
  games: Tally[];
  heroes: Tally[];
}

/** The person of the browser that asks: GET /api/me, and the answer to all that changes it. */
export interface Me {
  known: boolean;
  listed: boolean;
  matches: number;
  running: number;
  named: number;
}

/** Whether finished matches may be listed to others: POST /api/me/listing. */
export interface Listing {
  listed: boolean;
}

/** A one-time link to go on from another device: POST /api/me/transfer. The page is at /move/TOKEN. */
export interface Transfer {
  token: string;
  seconds: number;
}

/** Go on here as the person who made a link: POST /api/me/redeem. */
export interface Redeem {
  token: string;
}

export type Asks = Hello | Answer | Speak | Look | History | Resign | Back | Agree | Advise | Survey | Again | Claim | Moderate | Phrase | Seen | Ping;

export type Tells = Table | Seats | News | Past | Advice | Chance | Reach | Thinking | Absence | Moderated | Said | Refused | Next | Pong;

/** The parts of a view that each kind of event changes; with a question mark those that it need not change. */
export const TOUCHES = {
  duel: {
    fighter_placed: ["fighters.{fighter}.space"],
    fighter_moved: ["fighters.{fighter}.space"],
    turn_began: ["turn", "?actions", "?taken", "?fighters.*.began"],
    action_taken: ["actions", "taken"],
    actions_gained: ["actions"],
    card_drawn: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.deck"],
    card_discarded: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.discard", "?playing"],
    card_taken: ["seats.{seat}.hand", "?seats.{seat}.known", "seats.{seat}.discard"],
    card_kept: ["seats.{seat}.hand", "combat", "?seats.{seat}.known"],
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
    fighter_summoned: ["fighters.{fighter}", "?fighters.{fighter}.began"],
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
  },
  unicorns: {
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
  },
};
