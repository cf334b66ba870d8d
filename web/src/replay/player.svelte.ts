/** The player of a film: one moment after another, at the page's speed, each when the one before has been seen. */
import { likes, type Speed } from "../settings.svelte";
import type { Film } from "./film.svelte";

const LOOK: Record<Speed, number> = { normal: 1500, fast: 700, instant: 350 };
const CARD = 70; // what flies one after the other takes a little longer

export class Player {
  on = $state(false);

  /** To be made where a component begins: it lives as long as that component. */
  constructor(readonly film: Film) {
    $effect(() => {
      if (!this.on || film.moving || film.stage.playing || film.shown !== film.at) return;
      if (film.at >= film.last) {
        this.on = false;
        return;
      }
      const more = likes.speed === "instant" ? 0 : CARD * Math.min(12, film.fresh.length);
      const timer = setTimeout(() => film.step(1), LOOK[likes.speed] + more);
      return () => clearTimeout(timer);
    });
  }

  /** Whoever presses play at the end sees it once more from the beginning. */
  toggle(): void {
    this.on = !this.on;
    if (this.on && this.film.at >= this.film.last) this.film.go(0);
  }
}
