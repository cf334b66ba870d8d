/** What a person likes, kept in this browser. */
import { NEW, type Score } from "./puzzles/score";
import type { Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "normal" | "fast" | "instant";

const KEY = "meadhall";

interface Likes {
  name: string;
  /** The language once chosen; until then the browser's own holds. */
  language: Language | null;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Whether sound was offered already. */
  soundAsked: boolean;
  /** Whether there were matches of this browser when the home page looked last: it leaves room for them at once. */
  played: boolean;
  /** Whether drafts show what has been measured of what can be chosen. */
  draftHints: boolean;
  /** The lessons that were played to their end, as game/lesson. */
  learned: string[];
  /** Whether every kind of question is explained once; null as long as experience decides. */
  explain: boolean | null;
  /** What has been explained, as game-question, and some of the matches that were played to their end. */
  explained: string[];
  finished: string[];
  /** What became of the puzzles that were tried. */
  puzzles: Score;
}

function kept(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Likes>;
  } catch {
    return {};
  }
}

const USUAL: Readonly<Likes> = {
  name: "",
  language: null,
  theme: "auto",
  speed: "normal",
  sound: false,
  soundAsked: false,
  played: false,
  draftHints: false,
  learned: [],
  explain: null,
  explained: [],
  finished: [],
  puzzles: NEW,
};

export const likes = $state<Likes>({ ...USUAL, ...kept() });

/** The same, together with what only one game knows of. */
const all = likes as unknown as Record<string, unknown>;

/** Something that is on or off in one game only. It is kept beside all else, under a name that no other game has. */
export class Own {
  constructor(
    readonly name: string,
    readonly usual: boolean,
  ) {}

  /** Whether anybody has chosen yet. */
  get isChosen(): boolean {
    return this.name in all;
  }

  get on(): boolean {
    const found = all[this.name];
    return typeof found === "boolean" ? found : this.usual;
  }

  set on(on: boolean) {
    all[this.name] = on;
    keep();
  }
}

/** Remember them. Whoever forbids storage keeps them as long as the page is open. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    // a private window may have no storage
  }
}

/** All that is kept, as it would be written into a file. */
export function written(): string {
  return JSON.stringify(likes, null, 2);
}

/** Forget all of it: everything is as it is for somebody who comes for the first time. */
export function forget(): void {
  for (const key of Object.keys(likes)) if (!(key in USUAL)) delete all[key];
  Object.assign(likes, { ...USUAL, learned: [], explained: [], finished: [] });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

const EXPERIENCED = 3; // matches

/** Whether a person wants to be told what questions are about: who has learned or played enough need not be. */
export function wantsHints(): boolean {
  return likes.explain ?? (likes.learned.length === 0 && likes.finished.length < EXPERIENCED);
}

/** A match was played to its end; more than a few need not be remembered. */
export function finish(match: string): void {
  if (likes.finished.length >= EXPERIENCED || likes.finished.includes(match)) return;
  likes.finished = [...likes.finished, match];
  keep();
}

/** How long something that takes so many milliseconds at normal speed takes now. */
export function pace(milliseconds: number): number {
  if (likes.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return likes.speed === "fast" ? milliseconds / 2.5 : milliseconds;
}
