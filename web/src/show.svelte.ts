/** A show: what waits to be seen, one act after the other, each for its time. */
import { pace } from "./settings.svelte";

/** Something to be seen: it begins, and is looked at for so many milliseconds at normal speed. */
export interface Act {
  time: number;
  begin: () => void;
}

const LONGEST = 9000; // milliseconds of acts that wait; what takes longer is shown faster

export class Show {
  /** Whether something is being shown that is not over. */
  playing = $state(false);
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** More to be seen, after all that waits. Where nothing waits it begins at once. */
  add(...acts: Act[]): void {
    this.#acts.push(...acts);
    if (!this.playing) this.next();
  }

  /** Go on to the next act now. */
  next(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const haste = Math.min(1, LONGEST / Math.max(1, this.#waiting()));
      const act = this.#acts.shift();
      this.playing = act !== undefined;
      if (!act) return;
      act.begin();
      const time = act.time && pace(act.time) * haste;
      if (time > 0 && !document.hidden) {
        this.#timer = setTimeout(() => this.next(), time);
        return;
      }
    }
  }

  /** Everything that waits has been seen. */
  finish(): void {
    clearTimeout(this.#timer);
    const acts = this.#acts.splice(0);
    for (const act of acts) act.begin();
    this.playing = false;
  }

  /** Nothing that waits is shown any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.playing = false;
  }

  #waiting(): number {
    return this.#acts.reduce((sum, act) => sum + act.time, 0);
  }
}
