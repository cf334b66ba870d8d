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
}

function kept(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Likes>;
  } catch {
    return {};
  }
}

export const likes = $state<Likes>({
  name: "",
  language: null,
  theme: "auto",
  speed: "normal",
  autoPass: false,
  sound: false,
  ...kept(),
});

/** Remember them. Whoever forbids storage keeps them as long as the page is open. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    // a private window may have no storage
  }
}

/** How long something that takes so many milliseconds at normal speed takes now. */
export function pace(milliseconds: number): number {
  if (likes.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return likes.speed === "fast" ? milliseconds / 2.5 : milliseconds;
}
