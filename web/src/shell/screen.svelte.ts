/** One screen for several people: who shall look at it next, and whether the curtain hangs. */
import { untrack } from "svelte";
import { pace } from "../settings.svelte";
import type { TableLine } from "../table.svelte";

const LINGER = 1200; // whoever has answered sees for a moment what came of it

export class Screen {
  #line: TableLine;
  /** The own seats that have answered a question which several seats answer at once, by the number of the question. */
  #given = $state.raw<{ number: number; seats: number[] }>({ number: -1, seats: [] });
  /** The seat that the curtain hangs for. */
  drawn = $state<number | null>(null);

  /** To be made where a component begins: it lives as long as that component. */
  constructor(line: TableLine) {
    this.#line = line;
    $effect(() => this.#note());
    $effect(() => this.#draw());
  }

  /** The own seat that is asked while the screen is somebody else's, or nobody's. */
  readonly next = $derived.by(() => {
    const { news, table } = this.#line;
    if (!news?.asked || news.end || !table || table.mine.length < 2) return null;
    const asked = news.asked.seats.filter((seat) => table.mine.includes(seat));
    const waits = news.seat !== null && asked.includes(news.seat) && !news.question?.window?.given;
    if (waits) return null;
    const done = this.#given.number === news.number ? this.#given.seats : [];
    return asked.find((seat) => seat !== news.seat && !done.includes(seat)) ?? null;
  });

  /** The one that the curtain hangs for is there. */
  look(): void {
    if (this.drawn !== null) this.#line.say({ kind: "look", seat: this.drawn });
  }

  #note(): void {
    const question = this.#line.news?.question;
    if (!question?.window?.given) return;
    const { number, seats } = untrack(() => this.#given);
    if (number !== question.number) this.#given = { number: question.number, seats: [question.seat] };
    else if (!seats.includes(question.seat)) this.#given = { number, seats: [...seats, question.seat] };
  }

  #draw(): (() => void) | void {
    const next = this.next;
    if (next === null) {
      this.drawn = null;
      return;
    }
    const shown = untrack(() => this.#line.news?.seat ?? null) !== null && untrack(() => this.drawn) === null;
    const timer = setTimeout(
      () => {
        this.drawn = next;
        // behind the curtain lies the table as nobody in particular sees it
        if (this.#line.news?.seat !== null) this.#line.say({ kind: "look", seat: null });
      },
      shown ? pace(LINGER) : 0,
    );
    return () => clearTimeout(timer);
  }
}
