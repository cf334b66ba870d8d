/** When the end of a match is shown: a moment after it happened, at once to whoever comes later, and as often as wished. */
import { pace } from "../settings.svelte";
import type { TableSession } from "../table.svelte";

const LINGER = 900; // the last blow has been shown: a breath before it is spoken of

export class Ending {
  shown = $state(false);

  /** To be made where a component begins: it lives as long as that component. */
  constructor(session: TableSession) {
    let seen = false; // whether the match was seen running
    const over = $derived(Boolean(session.news?.end));
    $effect(() => {
      if (!over) {
        this.shown = false;
        return;
      }
      const timer = setTimeout(() => (this.shown = true), seen ? pace(LINGER) : 0);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (session.news && !session.news.end) seen = true;
    });
  }

  show(): void {
    this.shown = true;
  }

  hide(): void {
    this.shown = false;
  }
}
