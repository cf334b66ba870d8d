/** What the page says by ear: short texts, each said once, in the order in which they came. */
interface Said {
  number: number;
  text: string;
}

const GATHER = 350; // what comes in one breath is said as one
const KEPT = 3;
export const said = $state<{ calm: Said[]; urgent: Said[] }>({ calm: [], urgent: [] });
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

function utter(how: "calm" | "urgent"): void {
  clearTimeout(timer);
  timer = undefined;
  const text = waiting.join(" ");
  waiting = [];
  said[how] = [...said[how], { number: ++count, text }].slice(-KEPT);
}

/** Say something when it is quiet, together with what else is waiting to be said. */
export function tell(text: string): void {
  if (!text) return;
  waiting.push(text);
  timer ??= setTimeout(() => utter("calm"), GATHER);
}

/** Say something now, after what is waiting. */
export function warn(text: string): void {
  waiting.push(text);
  utter("urgent");
}
