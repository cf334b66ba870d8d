/** Fit: how large the cards are drawn, so that the whole table is seen at once. */
import { tick, untrack } from "svelte";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Desk } from "./desk.svelte";

/** tiny and little: its emblem; chip: a line; small: emblem and name; mid: with the type's word; full: with all its text. */
export type Size = "tiny" | "little" | "chip" | "small" | "mid" | "full";

interface Sizes {
  others: Size;
  own: Size;
  hand: Size;
}

const STEPS: readonly [Sizes, ...Sizes[]] = [
  { others: "small", own: "mid", hand: "full" },
  { others: "small", own: "small", hand: "full" },
  { others: "chip", own: "small", hand: "full" },
  { others: "small", own: "mid", hand: "mid" },
  { others: "chip", own: "mid", hand: "mid" },
  { others: "chip", own: "small", hand: "mid" },
  { others: "little", own: "mid", hand: "mid" },
  { others: "little", own: "small", hand: "mid" },
  { others: "tiny", own: "small", hand: "mid" },
  { others: "tiny", own: "small", hand: "small" },
  { others: "tiny", own: "chip", hand: "small" },
  { others: "tiny", own: "little", hand: "small" },
];

export class Fit {
  #step = $state(0);
  #table: () => HTMLElement | undefined;
  #seen = "";
  #run = 0;

  /** To be made where a component begins: it lives as long as that component. */
  constructor(desk: Desk, table: () => HTMLElement | undefined) {
    this.#table = table;
    $effect(() => {
      void desk.line.news;
      void desk.line.seats;
      // Cards grow again as the turn goes on, not in the middle of it: they shall not breathe with every event.
      const seen = [innerWidth.current, innerHeight.current, desk.view?.turn].join("/");
      untrack(() => void this.#settle(seen));
    });
    $effect(() => {
      const again = (): void => void this.#settle("");
      document.fonts.addEventListener("loadingdone", again);
      return () => document.fonts.removeEventListener("loadingdone", again);
    });
  }

  get sizes(): Sizes {
    return STEPS[this.#step] ?? STEPS[0];
  }

  /** From large to small until all of it fits; nothing is painted in between. */
  async #settle(seen: string): Promise<void> {
    const run = ++this.#run;
    if (seen !== this.#seen) this.#step = 0;
    this.#seen = seen || this.#seen;
    await tick();
    while (run === this.#run && this.#step < STEPS.length - 1 && this.#spills()) {
      this.#step += 1;
      await tick();
    }
  }

  #spills(): boolean {
    const table = this.#table();
    return table !== undefined && table.offsetHeight > parseFloat(getComputedStyle(table).minHeight) + 1;
  }
}
