/** Talk: what people at the table say to each other, as this page hears it. Only the last word of each is shown. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Said } from "../wire";

export type Phrase = Said["phrase"];
export const SIGNS = ["thumb", "heart", "cheers", "think", "shock", "party"] as const satisfies Phrase[];
export const PHRASES = ["hello", "luck", "played", "thanks", "sorry", "oops", "wow", "moment", "hurry", "close", "game", "rematch"] as const satisfies Phrase[];
export type Sign = (typeof SIGNS)[number];

export const isSign = (phrase: Phrase): phrase is Sign => SIGNS.includes(phrase as Sign);

const SHOWN = 5000; // milliseconds: reading takes as long, however fast the table is

class Talk {
  /** By seat, what is shown there now. */
  readonly bubbles = new SvelteMap<number, Phrase>();
  /** Whom this page does not want to hear, at this table and as long as it is open. */
  readonly hushed = new SvelteSet<number>();
  /** What was heard last. */
  last = $state.raw<Said | null>(null);
  #table = "";
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** The page sits at a table: at another one, nothing of the one before is left. */
  at(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.bubbles.clear();
    this.hushed.clear();
    this.last = null;
  }

  hear(said: Said): void {
    const { seat, phrase } = said;
    if (this.hushed.has(seat)) return;
    this.last = said;
    this.bubbles.set(seat, phrase);
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => this.bubbles.delete(seat), SHOWN),
    );
  }

  /** Hear somebody no more, or again. */
  hush(seat: number): void {
    if (!this.hushed.delete(seat)) this.hushed.add(seat);
    if (this.hushed.has(seat)) this.bubbles.delete(seat);
  }
}

/** A page sits at one table at a time. */
export const talk = new Talk();
