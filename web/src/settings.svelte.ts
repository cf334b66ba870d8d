/** What a person likes, kept in this browser. */
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
  autoPass: boolean;
  sound: boolean;
  /** The lessons that were played to their end, as game/lesson. */
  learned: string[];
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
  autoPass: false,
  sound: false,
  learned: [],
};

export const likes = $state<Likes>({ ...USUAL, ...kept() });

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
  Object.assign(likes, { ...USUAL, learned: [] });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** How long something that takes so many milliseconds at normal speed takes now. */
export function pace(milliseconds: number): number {
  if (likes.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return likes.speed === "fast" ? milliseconds / 2.5 : milliseconds;
}
