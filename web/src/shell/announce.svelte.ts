/** A table by ear: what has happened, then what is asked of whoever looks, or how it ended; each is told once. */
import { tick, untrack } from "svelte";
import { tell, warn } from "../heard.svelte";
import type { TableSession } from "../table.svelte";
import type { Advice, Event, News, Question } from "../wire";
import { say } from "../words.svelte";
import { quietIn } from "./chronicle";

const LATE = 15_000; // milliseconds on the own clock that are worth a word
const MOST = 40; // whoever comes back, or leafs through a match, is told the last only
const LAST = 6;

/** A part of what happened, and the number of its first event. */
interface Known {
  log: readonly Event[];
  logBegins: number;
}

/** How much of a log was known. One that is told anew, in another language or to another seat, has the same events. */
function shared(before: Known, now: Known): number {
  const shift = now.logBegins - before.logBegins;
  const other = now.log.findIndex((event, at) => at + shift >= 0 && event.event !== before.log[at + shift]?.event);
  return other < 0 ? now.log.length : other;
}

/** What of a log was not known before, in words; what is quiet is not said. */
export function happened(before: Known, now: Known, isQuiet: (event: Event) => boolean): string {
  const loud = now.log.slice(shared(before, now)).filter((event) => !isQuiet(event));
  return (loud.length > MOST ? loud.slice(-LAST) : loud).map((event) => event.text).join(" ");
}

const seconds = (milliseconds: number): string => say("table-seconds", { seconds: Math.ceil(milliseconds / 1000) });

function counsel({ choices }: Advice): string {
  const each = choices.map(({ text, chance }) => `${text} ${say("table-percent", { number: Math.round(chance * 100) })}`);
  return `${say("table-advice")}: ${each.join("; ")}.`;
}

/** What a page hears of one table after another piece of news. */
class Ear {
  #known: Known | null = null;
  #asked = "";
  #over = false;

  constructor(readonly session: TableSession) {}

  async hear(news: News): Promise<void> {
    const { log, logBegins } = this.session;
    tell(this.#known ? happened(this.#known, { log, logBegins }, quietIn(this.session.table?.game)) : ""); // what was before this page came is in the log
    this.#known = { log, logBegins };
    if (news.end && !this.#over) tell(news.end.text);
    this.#over = news.end !== null;
    const question = news.end || news.question?.window?.given ? null : news.question;
    const key = question ? `${question.number} ${question.seat}` : "";
    const anew = key !== this.#asked;
    this.#asked = key;
    if (question && anew) await this.#ask(question);
  }

  async #ask(question: Question): Promise<void> {
    if (!question.window?.milliseconds) return tell(question.text);
    await tick(); // a table that lets a card pass by itself has said so by then, and nothing is asked
    if (this.session.sent === null) warn(`${question.text} ${seconds(question.window.left)}.`);
  }
}

/** To be called where a table begins: it lives as long as that component. */
export function announce(session: TableSession): void {
  const ear = new Ear(session);
  $effect(() => {
    const news = session.news;
    if (news) untrack(() => void ear.hear(news));
  });
  $effect(() => {
    const advice = session.advice;
    if (advice) untrack(() => tell(counsel(advice)));
  });
  // A clock is spoken of once for each question, when little is left on it.
  $effect(() => {
    const { clocks, question } = session.news ?? {};
    const own = question ? clocks?.[question.seat] : undefined;
    if (!own?.runs) return;
    const timer = setTimeout(() => warn(`${seconds(Math.min(own.left, LATE))}.`), Math.max(0, own.left - LATE));
    return () => clearTimeout(timer);
  });
}
