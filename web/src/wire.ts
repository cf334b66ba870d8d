// Made by meadhall.hall.wire.typescript from the structs of the wire. Do not edit.

export const VERSION = 2;

/** What does not change in a match, in words; each game has its own. */
export interface Facts {
  kind: string;
}

/** The types that a game brings, by the places in messages where they stand. */
export interface GameWire {
  facts: Facts;
  view: object;
  event: Event;
  question: unknown;
  asked: unknown;
  inspection: unknown;
  almanac: unknown;
  workshop: unknown;
  pack: unknown;
}

/** An event of a game: its name, its sentence, and what it carries. */
export interface EventOf<Name extends string, Carried extends Record<string, unknown>> extends Event {
  event: Name;
  text: string;
  facts: Carried;
}

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

/** Do what a turn of the draft asks of one of the own seats: all that it bans, strikes, picks or chooses. */
export interface Pick {
  kind: "pick";
  turn: number;
  seat: number;
  chosen: string[];
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

/** Ask what can be reckoned of something on the table, a fighter's reach for example. */
export interface Inspect {
  kind: "inspect";
  thing: string;
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

/** See whether the channel is open. */
export interface Ping {
  kind: "ping";
}

/** Everything about a table that stays as it is, in words; told first, and again in another language. */
export interface Table<G extends GameWire = GameWire> {
  kind: "table";
  version: number;
  id: string;
  game: string;
  language: string;
  setup: Record<string, unknown>;
  facts: G["facts"];
  mine: number[];
  window: number;
  alone: boolean;
  choose?: boolean;
  terms?: string[];
  draft?: DraftPlan | null;
  drafted?: string[];
}

/** A draft in words, with all that can be chosen in it, by kind; `measured` tells where its hints come from. */
export interface DraftPlan {
  format: string;
  title: string;
  about: string;
  lines: DraftLine[];
  pools: Record<string, string[]>;
  role: string;
  place: string | null;
  fair: boolean;
  measured: string | null;
}

/** One step of a draft: what it asks for, of whom, and whether all choose in secret at the same time. */
export interface DraftLine {
  text: string;
  seats: number[];
  hidden: boolean;
}

/** How a draft stands after so many rows, seen from a seat. */
export interface Draft {
  kind: "draft";
  number: number;
  seat: number | null;
  turn: number;
  line: number;
  do: "ban" | "choose" | "pick" | "strike";
  what: string;
  text: string;
  hidden: boolean;
  asked: number[];
  given: DraftAct[];
  acts: DraftAct[];
  pools: Record<string, string[]>;
  picked: Record<string, string[][]>;
  roles: (string | null)[];
  place: string | null;
  question: DraftQuestion | null;
  left: number | null;
}

/** What a seat has chosen in a turn, as a sentence too; nothing is told of what others have chosen in secret. */
export interface DraftAct {
  turn: number;
  line: number;
  seat: number;
  do: "ban" | "choose" | "pick" | "strike";
  what: string;
  chosen: string[] | null;
  text: string;
}

/** What one of the own seats is asked: so many of the options. */
export interface DraftQuestion {
  turn: number;
  seat: number;
  do: "ban" | "choose" | "pick" | "strike";
  what: string;
  count: number;
  text: string;
  options: string[];
  hints: DraftHint[];
}

/** What has been measured of something that can be chosen: a share, its bounds, the matches, and a sentence. */
export interface DraftHint {
  thing: string;
  share: number;
  low: number;
  high: number;
  matches: number;
  text: string;
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
export interface News<G extends GameWire = GameWire> {
  kind: "news";
  number: number;
  seat: number | null;
  view: G["view"];
  begins: number;
  events: G["event"][];
  asked: Asked<G> | null;
  question: Question<G> | null;
  clocks: Clock[];
  undo: Undo;
  end: End | null;
}

/** Who is asked what, for everybody to see; the card or ability behind it, if there is one. */
export interface Asked<G extends GameWire = GameWire> {
  seats: number[];
  question: string;
  source: string | null;
  window: Window | null;
  extra?: G["asked"];
}

/** A question that several seats answer at once: how long it is open (0: until all have answered), what one said. */
export interface Window {
  milliseconds: number;
  left: number;
  given: string | null;
}

/** What one of the own seats is asked. */
export interface Question<G extends GameWire = GameWire> {
  number: number;
  seat: number;
  question: string;
  text: string;
  rules: string[];
  about: Record<string, string>;
  source: string;
  options: Option[];
  window: Window | null;
  extra?: G["question"];
}

/** One of the answers. */
export interface Option {
  id: string;
  kind: string;
  text: string;
  rules: string[];
  fields: Record<string, unknown>;
}

/** How much time a seat has left, in milliseconds, and whether it runs. */
export interface Clock {
  left: number;
  runs: boolean;
}

/** Whether one's last choice can be taken back: at once, if all others agree, or not at all; and who asks for it. */
export interface Undo {
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
export interface Past<G extends GameWire = GameWire> {
  kind: "past";
  begins: number;
  events: G["event"][];
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

/** What can be reckoned of something on the table after so many rows. */
export interface Inspection<G extends GameWire = GameWire> {
  kind: "inspection";
  number: number;
  thing: string;
  facts: G["inspection"];
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

/** What happened, as a sentence and as facts. */
export interface Event {
  event: string;
  text: string;
  facts: Record<string, unknown>;
}

/** All that can be played, in the words of a language: GET /api/almanac/LANGUAGE. */
export interface Almanac<G extends GameWire = GameWire> {
  levels: Level[];
  games: Record<string, G["almanac"]>;
  drafts?: Record<string, DraftFormat[]>;
}

/** How strong a bot is, in words; `limit` tells why it is weaker here than elsewhere, if it is. */
export interface Level {
  id: string;
  name: string;
  about: string;
  limit?: string | null;
}

/** A draft that can be had, in words: the kinds of what it chooses, and at which tables (the game's own names). */
export interface DraftFormat {
  id: string;
  name: string;
  about: string;
  kinds: string[];
  tables: string[];
}

/** What would make a setup even, as far as it is chosen: POST /api/fair/LANGUAGE. */
export interface FairAsk {
  game: string;
  setup: Record<string, unknown>;
}

/** What can be offered; None where nothing is known. */
export interface Fair {
  offer: FairOffer | null;
}

/** The parts of a setup that make it even (none if it is even as it is), and what they do and prove, in words. */
export interface FairOffer {
  parts: Record<string, unknown>;
  text: string;
}

/** A table to be set: POST /api/matches. `setup` is the game's own; `window` are the seconds to answer a card. */
export interface NewMatch {
  game: string;
  setup: Record<string, unknown>;
  chairs: Chair[];
  window?: number;
  timing?: Timing;
  choose?: boolean;
  draft?: string | null;
  fair?: boolean;
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

/** Sit down at a free seat: POST /api/matches/ID/join; with a role of one's own, where the host allows it. */
export interface Join {
  name: string;
  seat?: number | null;
  role?: string | null;
}

/** A table as it is listed: GET /api/matches (those of this browser), GET /api/matches/ID. */
export interface Summary {
  id: string;
  game: string;
  setup: Record<string, unknown>;
  seats: Seat[];
  mine: number[];
  state: "over" | "running" | "waiting";
  waits_for_me: boolean;
  end: string | null;
  created: number;
  choose?: boolean;
  terms?: string[];
  draft?: string | null;
  looks?: Record<string, unknown> | null;
}

/** Why something was refused, in words: the answer with any status from 400 on. */
export interface Problem {
  text: string;
}

/** A finished match: GET /api/replays/ID/LANGUAGE. */
export interface Replay<G extends GameWire = GameWire> {
  table: Table<G>;
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
  coach: Coach | null;
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

/** What mattered in a match, in sentences; of the decisions of some seats: those of whoever asks, or all. */
export interface Coach {
  seats: number[];
  short: string[];
  about: string;
  turning: TurningPoint[];
  overlooked: Overlooked[];
}

/** A moment at which the match turned, as a sentence: for the better or the worse of whom the coach speaks to. */
export interface TurningPoint {
  number: number;
  turn: number;
  seat: number;
  text: string;
  better: boolean;
}

/** A decision, as a sentence; the clearly better answer, as another one; why it is better, a sentence each. */
export interface Overlooked {
  number: number;
  turn: number;
  seat: number;
  text: string;
  better: string;
  why: string[];
}

/** Habits of the browser that asks in its last matches of a game: GET /api/coach/GAME/LANGUAGE. */
export interface Habits {
  game: string;
  matches: number;
  looked: number;
  state: "done" | "thinking";
  share: number;
  habits: string[];
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
  game: string;
  title: string;
  about: string;
  rules: string[];
}

/** A lesson with all its steps: GET /api/lessons/LANGUAGE/GAME/ID. */
export interface Lesson<G extends GameWire = GameWire> {
  title: LessonTitle;
  table: Table<G>;
  seats: Seat[];
  steps: LessonStep<G>[];
  next: string | null;
}

/** A step: what is said, by which rules, how the table stands, and which answers lead on (none: one only reads). */
export interface LessonStep<G extends GameWire = GameWire> {
  text: string;
  rules: string[];
  wanted: string[];
  otherwise: string | null;
  news: News<G>;
}

/** All puzzles of a game, and the one of the day: GET /api/puzzles/LANGUAGE/GAME. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleTitle[];
  themes: PuzzleName[];
  roles: PuzzleName[];
  date: string;
  today: string | null;
}

/** A puzzle as it is listed; nothing of this tells its answer. */
export interface PuzzleTitle {
  id: string;
  number: number;
  goal: "best" | "save" | "win";
  grade: number;
  themes: string[];
  seats: number;
  seat: number;
  roles: string[];
}

/** Something by which puzzles can be chosen, in words. */
export interface PuzzleName {
  id: string;
  name: string;
}

/** A puzzle as its seat sees it: GET /api/puzzles/LANGUAGE/GAME/ID. */
export interface Puzzle<G extends GameWire = GameWire> {
  title: PuzzleTitle;
  table: Table<G>;
  seats: Seat[];
  news: News<G>;
}

/** The answers to a puzzle so far, all right but perhaps the last: POST /api/puzzles/LANGUAGE/GAME/ID. */
export interface Attempt {
  answers: string[];
  shown?: boolean;
}

/** Whether an answer is right, and what follows it at the table. */
export interface Verdict<G extends GameWire = GameWire> {
  right: boolean;
  id: string;
  answer: string;
  rules: string[];
  share: number;
  news: News<G>[];
  over: boolean;
  proof: PuzzleProof | null;
}

/** How a right answer was proven: it and all others were played on by equal bots, in the same dealt worlds. */
export interface PuzzleProof {
  worlds: number;
  share: number;
  second: number;
  next: string;
  low: number;
  high: number;
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
  roles: Tally[];
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
  game: string;
  matches: number;
  decided: number;
}

/** Matches of a role (a hero, a side), of a player's name or of a bot's level: how many, and how many were won. */
export interface Tally {
  turns: number | null;
  answers: number | null;
  minutes: number | null;
  id: string;
  name: string;
  game: string;
  matches: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  fair: number;
  looks?: Record<string, unknown> | null;
}

/** Matches of a role against another, one against one. */
export interface Pairing {
  game: string;
  role: string;
  other: string;
  matches: number;
  wins: number;
}

/** The matches of the browser that asks: GET /api/statistics/LANGUAGE/mine. */
export interface Mine {
  shared: number;
  games: Tally[];
  roles: Tally[];
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

/** What came of a file of matches in a hall inside a browser: POST /api/kept with the file of GET /api/kept. */
export interface Brought {
  kept: number;
  known: number;
  refused: NotBrought[];
}

/** A match of a file that was not kept, and why. */
export interface NotBrought {
  id: string;
  text: string;
}

/** What somebody needs to write a pack of a game: GET /api/workshop/GAME/LANGUAGE. */
export interface Workshop<G extends GameWire = GameWire> {
  example: Record<string, unknown>;
  verbs: VerbTold[];
  game: G["workshop"];
}

/** A verb of card files: how it is said, and an example of it. */
export interface VerbTold {
  id: string;
  phrasings: string[];
  example: string;
}

/** A draft to be looked at: POST /api/workshop/check. */
export interface Check {
  draft: Record<string, unknown>;
}

/** What became of a draft. Where nothing is wrong a load is there: a setup takes it under `packs`. */
export interface Checked<G extends GameWire = GameWire> {
  id: string;
  fingerprint: string | null;
  load: Record<string, unknown> | null;
  mistakes: Fault[];
  warnings: Fault[];
  told: G["pack"] | null;
}

/** Something wrong, or worth a look, at a place of a draft; `part` is the card or what else it is about. */
export interface Fault {
  place: unknown[];
  part: string;
  kind: string;
  text: string;
}

/** A text that somebody is writing, at its place in a draft: POST /api/workshop/read. */
export interface Read {
  draft: Record<string, unknown>;
  place: unknown[];
  text: string;
}

/** What was made of a text: how each language prints it and a tree of its effects, or what was not understood. */
export interface Understood {
  outcome: string;
  texts: Record<string, string>;
  tree: Branch[];
  unread: Span[];
  expected: string[];
  nearest: string[];
  readings: string[];
  problem: string;
}

/** An effect in words, and those inside of it. */
export interface Branch {
  text: string;
  parts: unknown[];
}

/** A part of a text, in characters as Python counts them. */
export interface Span {
  start: number;
  end: number;
}

/** The place of a text in a draft where verbs stand instead: POST /api/workshop/said. */
export interface Reword {
  draft: Record<string, unknown>;
  place: unknown[];
}

/** A text that means just what the verbs mean, in the language of the draft; null where there is none. */
export interface InWords {
  text: string | null;
}

/** Data to be told as a text in YAML, or such a text to be told as data: POST /api/workshop/written. */
export interface Write {
  data?: unknown;
  text?: string | null;
}

/** A text in YAML and its data; or what keeps it from being YAML, and in which line. */
export interface Written {
  text: string;
  data: unknown;
  problem: string | null;
  line: number | null;
}

/** Quick matches of one part of a pack against a built-in one: POST /api/workshop/try. */
export interface Trial {
  game: string;
  setup: Record<string, unknown>;
  seed: number;
  matches: number;
  won?: number;
  played?: number;
}

/** How often the part of the pack has won, with the interval of 95 % around it. */
export interface Tried {
  won: number;
  played: number;
  endless: number;
  rate: number;
  low: number;
  high: number;
}

/** A file to be read as a draft, in base64: POST /api/workshop/import. A zip file, or a deck as others keep it. */
export interface Import {
  name: string;
  data: string;
}

/** The draft that was in a file. */
export interface Imported {
  draft: Record<string, unknown>;
}

/** A draft as one zip file, in base64: POST /api/workshop/export. */
export interface Exported {
  name: string;
  data: string;
}

/** A draft that whoever has the link may look at and copy: POST /api/workshop/shared; `id` to replace one's own. */
export interface Share {
  draft: Record<string, unknown>;
  id?: string | null;
}

/** A shared draft: GET /api/workshop/shared/ID; POST /api/workshop/shared/ID/withdraw takes one's own back. */
export interface Shared {
  id: string;
  draft: Record<string, unknown>;
  mine: boolean;
  created: number;
}

export type Asks = Hello | Answer | Speak | Look | Pick | History | Resign | Back | Agree | Advise | Inspect | Again | Claim | Moderate | Phrase | Seen | Ping;

export type Tells<G extends GameWire = GameWire> = Table<G> | Draft | Seats | News<G> | Past<G> | Advice | Chance | Inspection<G> | Thinking | Absence | Moderated | Said | Refused | Next | Pong;
