/** Judge: the outcome of a play is shown for a while after it fell. */
import type { Play } from "../wire";
import type { Desk } from "../desk.svelte";
import { verdictOf } from "./verdict";

const SHOWN = 1300; // the outcome is no motion: it stays as long at every speed

/** To be called where the table begins: it lives as long as that component. */
export function judge(desk: Desk): void {
  let last: Play | null = null;
  let first = true;
  $effect(() => {
    const events = desk.session.fresh;
    const playing = desk.view?.playing ?? null;
    const fell = first ? null : verdictOf(events, last);
    first = false;
    last = playing;
    // a card that waits for an answer comes first
    if (playing && playing.stage !== "resolving") desk.verdict = null;
    else if (fell) desk.verdict = fell;
  });
  $effect(() => {
    if (!desk.verdict) return;
    const timer = setTimeout(() => (desk.verdict = null), SHOWN);
    return () => clearTimeout(timer);
  });
}
