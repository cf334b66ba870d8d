/** What happened, in motion: fighters walk, are hurt, and leave; nothing waits for it. */
import { SvelteMap } from "svelte/reactivity";
import { pace } from "../../../settings.svelte";
import type { DuelEvent } from "../wire";

const STEP = 150; // a fighter's step from space to space, in milliseconds
const LONGEST = 750; // a whole walk
const BEAT = 260; // between two things that happen
const LEAVE = 340; // how long a defeated fighter takes to be gone
const LINGER = 1100; // how long a number floats over a token
const ALL = 2600; // all of it together; what takes longer is told faster

/** A fighter on its way: over which spaces, and what share of them lies behind it. */
export interface Walk {
  way: string[];
  share: number;
}

/** A number that rises from a fighter. */
export interface Float {
  id: number;
  fighter: string;
  space: string | null;
  number: number;
}

/** A fighter that has gone, where it stood. */
export interface Ghost {
  id: number;
  fighter: string;
  space: string;
}

interface Act {
  takes: number;
  begin: () => void;
}

export class Motion {
  readonly walks = new SvelteMap<string, Walk>();
  floats = $state.raw<Float[]>([]);
  ghosts = $state.raw<Ghost[]>([]);
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #frames = new Map<string, number>();
  #count = 0;

  /** Show events one after another. A walk that was shown before it was confirmed is not shown again. */
  show(events: readonly DuelEvent[], stands: (fighter: string) => string | null, shown: { fighter: string; space: string } | null): void {
    this.stop();
    const acts = events.flatMap((event) => {
      if (shown && event.event === "fighter_moved" && event.facts.fighter === shown.fighter && event.facts.space === shown.space) {
        shown = null;
        return [];
      }
      return this.#act(event, stands);
    });
    const whole = acts.reduce((sum, act) => sum + act.takes, 0);
    const haste = Math.min(1, ALL / Math.max(whole, 1));
    let at = 0;
    for (const act of acts) {
      this.#later(at * haste, act.begin);
      at += act.takes;
    }
  }

  /** Let a fighter walk now. */
  walk(fighter: string, way: string[]): void {
    const takes = pace(Math.min(STEP * (way.length - 1), LONGEST));
    cancelAnimationFrame(this.#frames.get(fighter) ?? 0);
    if (takes === 0 || way.length < 2) {
      this.walks.delete(fighter);
      return;
    }
    this.walks.set(fighter, { way, share: 0 });
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - begun) / takes);
      if (share >= 1) {
        this.walks.delete(fighter);
        this.#frames.delete(fighter);
        return;
      }
      this.walks.set(fighter, { way, share: share * share * (3 - 2 * share) });
      this.#frames.set(fighter, requestAnimationFrame(step));
    };
    this.#frames.set(fighter, requestAnimationFrame(step));
  }

  /** Everything stands still where it belongs. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const frame of this.#frames.values()) cancelAnimationFrame(frame);
    this.#timers.clear();
    this.#frames.clear();
    this.walks.clear();
    this.floats = [];
    this.ghosts = [];
  }

  #act({ event, facts }: DuelEvent, stands: (fighter: string) => string | null): Act[] {
    switch (event) {
      case "fighter_moved": {
        const { fighter, path: way } = facts;
        // Until its turn comes it waits where the walk begins.
        if (!this.walks.has(fighter) && pace(1)) this.walks.set(fighter, { way, share: 0 });
        return [{ takes: pace(Math.min(STEP * way.length, LONGEST + STEP)), begin: () => this.walk(fighter, way) }];
      }
      case "damage_dealt":
      case "fighter_healed": {
        const { fighter, number } = facts;
        const sign = event === "damage_dealt" ? -1 : 1;
        return [{ takes: pace(BEAT), begin: () => this.#float(fighter, stands(fighter), sign * number) }];
      }
      case "fighter_defeated":
      case "fighter_removed": {
        const { fighter, origin: space } = facts;
        if (!space || !pace(1)) return [];
        const ghost = { id: ++this.#count, fighter, space };
        return [{ takes: pace(BEAT), begin: () => this.#leave(ghost) }];
      }
      default:
        return [];
    }
  }

  #float(fighter: string, space: string | null, number: number): void {
    if (!number) return;
    const float = { id: ++this.#count, fighter, space, number };
    this.floats = [...this.floats, float];
    // Without motion the number stands still for a while: it is worth reading all the same.
    this.#later(pace(LINGER) || LINGER, () => (this.floats = this.floats.filter((other) => other !== float)));
  }

  #leave(ghost: Ghost): void {
    this.ghosts = [...this.ghosts, ghost];
    this.#later(pace(LEAVE), () => (this.ghosts = this.ghosts.filter((other) => other !== ghost)));
  }

  #later(wait: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, wait);
    this.#timers.add(timer);
  }
}
