/**
 * Game: what the page must know of one game. All else in the page knows none.
 *
 * Whoever brings a game fulfils `GamePage` in `games/<game>/game.ts`, as its default export (`defineGame`), and the page
 * finds it there. That module is in the page from its first moment, so it holds only what is light: ids, an icon, small
 * functions. Whatever is drawn, and whatever reckons, is fetched when it is first needed (`() => import(…)`).
 *
 * Beside it a game brings
 * - `wire.ts`, its types, made by the server;
 * - its words, `src/meadhall/games/<game>/locales/<language>/page.ftl`, with at least what `wordsNeeded`
 *   tells, and beside it `hints.ftl` where `hints` is set;
 * - a mood, if it likes: colours under `[data-mood="<game>"]` in a style sheet `mood.css` that `game.ts` imports;
 * - `page-workshop.ftl` beside its other words, where packs of it can be made (`workshop`);
 * - `plugins.js`, if its page is built with something of its own (see vite.config.ts).
 */
import type { Component, Snippet } from "svelte";
import type { Draft } from "./lobby/draft.svelte";
import type { Own } from "./settings.svelte";
import type { Sound } from "./shell/sound";
import type { TableSession } from "./table.svelte";
import type { Checked, GameWire, Lesson, LessonStep, Level, Table } from "./wire";
import type { Draft as PackDraft } from "./workshop/draft";
import type { Editing } from "./workshop/editing.svelte";

/** Props as Svelte's own `Component` takes them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an interface fits into no narrower record
export type AnyProps = Record<string, any>;

/** A component that is fetched when it is first needed. */
export type Part<Props extends AnyProps> = () => Promise<{ default: Component<Props> }>;

/** Anything else that is. */
export type Fetched<What> = () => Promise<{ default: What }>;

/** A setup of a game, as the server knows it. */
export type Setup = Readonly<Record<string, unknown>>;

export interface GamePage<G extends GameWire = GameWire, D extends Draft<G> = Draft<G>> {
  /** As the server calls it; its folder has the same name. */
  id: string;
  /** Its place among the games; without one it comes after those that have one, by its id. */
  order?: number;
  /** Its sign: the drawing of an icon. */
  icon: string;

  // ---------------------------------------------------------------- before a match
  /** The picture over its table on the home page; without one, its icon. */
  picture?: Part<Record<string, never>>;
  /** What a person sets up; without one, a table of two with the readings of the rules that were chosen. */
  draft?: Fetched<new () => D>;
  /** Where it is set up; without one, who sits where, and how many where the almanac tells `least` and `most`. */
  setup?: Part<SetupProps<G, D>>;
  /** What else can be set, beside clocks and readings of the rules. */
  options?: Part<SetupProps<G, D>>;
  /** What a setup says of the match, in words: its mode, its board. */
  about?(setup: Setup, almanac: G["almanac"] | undefined): string[];
  /** What an invitation shows of the table. */
  preview?: Part<PreviewProps<G>>;
  /** What seats play as, where that is more than a number. */
  roles?: Roles<G>;
  /** How what can be drafted before a match is shown. */
  drafting?: DraftingPage<G, D>;

  // ---------------------------------------------------------------- a match
  table: Part<TableProps<G>>;
  /** Whether the table itself shows the clocks. */
  ownClocks?: boolean;
  /** Events that are told by another one already: the log shows them to whoever wants all details. */
  quiet?: readonly string[];
  /** What is heard when something happens, by event. */
  sounds?: Readonly<Partial<Record<string, Sound>>>;
  /** Whether nothing is ever hidden from anybody: then nobody chooses with whose eyes a replay is watched. */
  open?: boolean;
  /** Whether newcomers are told what each kind of question is about (`hints.ftl`). */
  hints?: boolean;
  /** Whether whoever sat at a seat has left, or is out: nobody can play on for them. */
  isGone?(view: G["view"], seat: number): boolean;

  // ---------------------------------------------------------------- around a match
  /** What the end of a match tells in numbers. */
  story?: Fetched<Story<G>>;
  /** The table drawn for a picture to be sent; without one, the drawings of the page that are marked `data-drawing`. */
  drawing?: Fetched<Drawing<G>>;
  /** Its lessons, and how a moment of one is shown. */
  lessons?: Lessons<G>;
  /** Whether there are puzzles of it. */
  puzzles?: boolean;
  /** Its cards, to be printed and cut out. */
  print?: Print<G>;
  /** How home-made packs of it are written. */
  workshop?: Fetched<GameWorkshop<G>>;
  /** What a person may like otherwise, in this game only. */
  likes?: readonly Like[];
}

/** Write down a game. The page hands each game only what is its own, so it need not know whose types these are. */
export function defineGame<G extends GameWire, D extends Draft<G> = Draft<G>>(game: GamePage<G, D>): GamePage {
  return game as unknown as GamePage;
}

// ---------------------------------------------------------------- what components are given

export interface TableProps<G extends GameWire = GameWire> {
  session: TableSession<G>;
  /** What stands beside every table: tools, counsel, the log. */
  side: Snippet;
  /** What stands where the question would, where nobody is asked. */
  instead?: Snippet | undefined;
  /** Whoever teaches at this table: stands before the question, and alone where none is asked. */
  host?: Snippet | undefined;
}

export interface SetupProps<G extends GameWire = GameWire, D extends Draft<G> = Draft<G>> {
  draft: D;
  almanac: G["almanac"];
  levels: Level[];
}

export interface PreviewProps<G extends GameWire = GameWire> {
  setup: Setup;
  almanac: G["almanac"];
}

export interface MomentProps<G extends GameWire = GameWire> {
  lesson: Lesson<G>;
  step: LessonStep<G>;
}

export interface PortraitProps {
  /** Null where it is still to be chosen, or drawn by lot. */
  role: string | null;
  /** In pixels. */
  size?: number;
}

export interface RoleFieldProps<G extends GameWire = GameWire> {
  almanac: G["almanac"];
  chosen: string | null;
  /** What others play as already. */
  taken: string[];
  onpick: (role: string | null) => void;
}

// ---------------------------------------------------------------- parts

/** What seats play as: heroes, or sides. */
export interface Roles<G extends GameWire = GameWire> {
  /** What each seat plays as. */
  of(setup: Setup): string[];
  /** What one is called in the almanac's language. */
  name?(role: string, almanac: G["almanac"]): string | undefined;
  portrait?: Part<PortraitProps>;
  /** Hear how roles are drawn that a match brought along. */
  dress?(looks: Record<string, unknown>): void;
  /** Whether a seat is called by its role: then who plays there is named beside it. */
  callsSeats?: boolean;
  /** Where whoever comes by a link chooses one, if they may. */
  field?: Part<RoleFieldProps<G>>;
  /** Whether the statistics count them against each other, one against one. */
  pairs?: boolean;
  /** What their table is called among the exports of the statistics. */
  table: string;
}

/** What a game shows of drafts: heroes, boards and whatever else is banned, picked and struck, by kind. */
export interface DraftingPage<G extends GameWire = GameWire, D extends Draft<G> = Draft<G>> {
  /** The kind of table that is being set, as the almanac's drafts name those that they fit. */
  table(draft: D): string;
  /** What something is called. */
  name(kind: string, thing: string, almanac: G["almanac"]): string | undefined;
  /** How it is drawn. */
  picture: Part<DraftedProps<G>>;
}

export interface DraftedProps<G extends GameWire = GameWire> {
  kind: string;
  thing: string;
  almanac: G["almanac"];
  /** As it stands among many that are chosen already. */
  small?: boolean;
}

/** What the end of a match tells in numbers. Titles are ids of messages. */
export interface Story<G extends GameWire = GameWire> {
  /** A column beside the players each. */
  columns: Column<G>[];
  /** What cards, or pieces, did. */
  deeds?: {
    counts: { id: string; title: string }[];
    of(log: readonly G["event"][], table: Table<G>): Deed[];
  };
}

/** A number for every seat: from how the match stands now, or counted in all that happened. */
export type Column<G extends GameWire = GameWire> =
  { title: string; standing(view: G["view"]): number[] } | { title: string; counted(log: readonly G["event"][], table: Table<G>): ReadonlyMap<number, number> };

/** What one card of a seat did, by the ids of what is counted; copies of a card are one. */
export interface Deed {
  seat: number;
  name: string;
  counts: Record<string, number>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The table drawn into a box; `names` and `words` are families of letters. */
export type Drawing<G extends GameWire = GameWire> = (session: TableSession<G>, box: Box, letters: { names: string; words: string }) => SVGElement[];

export interface Lessons<G extends GameWire = GameWire> {
  /** A moment of a lesson as a picture. */
  moment?: Part<MomentProps<G>>;
  /** Whether that picture is as broad as a board: its place is kept so. */
  broad?: boolean;
}

export interface Print<G extends GameWire = GameWire> {
  /** Whether there are several decks, each by its name, at `/print/<game>/<deck>`; else there is one at `/print/<game>`. */
  named: boolean;
  /** A deck; null where there is none of that name. */
  deck: Fetched<(almanac: G["almanac"], name: string | null) => Deck | null>;
}

export interface Deck {
  title: string;
  cards: Printed[];
  /** What fills a page each, with its width to its height. */
  boards?: (Omit<Printed, "copies"> & { ratio: number })[];
  /** What stands under every page. */
  foot?: string;
}

/** A card, as often as the deck has it. */
export interface Printed {
  copies: number;
  face: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** A card to be printed: its face, and what that shows. */
export function printed<Props extends AnyProps>(copies: number, face: Component<Props>, props: Props): Printed {
  return { copies, face: face as unknown as Printed["face"], props };
}

/** How packs of a game are written. Titles are ids of messages in its `page-workshop.ftl`. */
export interface GameWorkshop<G extends GameWire = GameWire> {
  /** What a pack can be begun as. */
  beginnings: readonly Beginning[];
  /** What packs consist of, in the order of their tabs. */
  kinds: readonly PackKind<G>[];
  /** A draft as others see it: its parts as cards, and nothing to be changed. */
  show: Component<PackShowProps<G>>;
  /** All of a pack that can be printed. */
  deck(pack: G["pack"]): Pick<Deck, "cards" | "boards">;
  /** How a match with a pack is set up. */
  play: PackPlay<G>;
  /** All that has a name, with the ids under which other languages name it. */
  named(draft: PackDraft): { part: string; thing: string; name: string }[];
  /** The same draft where all that has a name has its id written down. */
  settled(draft: PackDraft): PackDraft;
}

export interface Beginning {
  id: string;
  icon: string;
  title: string;
  about: string;
  /** The parts of a new pack, out of the example of the hall or without it. */
  parts(example: PackDraft["parts"]): PackDraft["parts"];
  /** Whether the example's words go along. */
  words?: boolean;
}

export interface PackKind<G extends GameWire = GameWire> {
  /** As drafts have it: `parts.<id>`. */
  id: string;
  icon: string;
  /** What one is called that has no name, and what adds one. */
  title: string;
  add: string;
  /** One more of them. */
  fresh(): unknown;
  /** Whether all of them stand on one tab. */
  whole?: boolean;
  editor: Part<PartEditorProps<G>>;
}

export interface PartEditorProps<G extends GameWire = GameWire> {
  editing: Editing<G>;
  /** Where the part stands in the draft; for kinds with one tab, where all of them do. */
  place: readonly (string | number)[];
  almanac: G["almanac"];
}

export interface PackShowProps<G extends GameWire = GameWire> {
  draft: PackDraft;
  checked: Checked<G> | null;
}

/** Something of a pack that is chosen before it is played. */
export interface PackChoice {
  id: string;
  /** The id of a message. */
  label: string;
  options: { id: string; name: string }[];
}

export interface PackPlay<G extends GameWire = GameWire> {
  choices(pack: G["pack"], almanac: G["almanac"]): PackChoice[];
  /** The game's setup with what was chosen; whatever was left open is drawn by lot. */
  setup(checked: Checked<G>, chosen: Readonly<Record<string, string>>, almanac: G["almanac"], language: string): Record<string, unknown>;
  /** How long all have to answer, where there is such a thing. */
  window?: number;
  /** Whom parts of a pack are tried against, and how; games without it have nothing to try. */
  trial?: {
    parts(pack: G["pack"]): { id: string; name: string }[];
    rivals(almanac: G["almanac"]): { id: string; name: string }[];
    setup(checked: Checked<G>, part: string, rival: string, almanac: G["almanac"], turn: number): Record<string, unknown>;
  };
}

/** Something that is on or off; label and what is said about it are ids of messages. */
export interface Like {
  own: Own;
  label: string;
  about: string;
}

// ---------------------------------------------------------------- words

/** The messages that the page says of a game, whatever game it is: its `page.ftl` has them. */
export function wordsNeeded({ id, lessons, puzzles, roles }: GamePage): string[] {
  return [
    ...[`hall-game-${id}`, `hall-rules-of-${id}`, `home-${id}`, `home-${id}-about`, `home-${id}-now`, `home-${id}-players`, `lobby-title-${id}`],
    ...(lessons ? [`lesson-course-${id}`] : []),
    ...(puzzles ? [`puzzle-title-${id}`] : []),
    ...(roles ? ["me-favourite", "me-roles", "statistics-export", "statistics-role", "statistics-roles"].map((word) => `${word}-${id}`) : []),
    ...(roles?.field ? [`lobby-own-role-${id}`, `lobby-their-role-${id}`] : []),
    ...(roles?.pairs ? [`statistics-pairs-${id}`, `statistics-pairs-about-${id}`] : []),
  ];
}
