/** One screen for several seats: whose eyes it has next, and whether a curtain hangs between two people. */
import { untrack } from "svelte";
import { pace } from "../settings.svelte";
import type { TableSession } from "../table.svelte";

const LINGER = 1200; // whoever has answered sees for a moment what came of it

export class Screen {
  #session: TableSession;
  /** The own seats that have answered a question which several seats answer at once, by the number of the question. */
  #given = $state.raw<{ number: number; seats: number[] }>({ number: -1, seats: [] });
  /** The seat that the screen showed last. */
  #last: number | null = null;
  /** The seat that the curtain hangs for. */
  drawn = $state<number | null>(null);

  /** To be made where a component begins: it lives as long as that component. */
  constructor(session: TableSession) {
    this.#session = session;
    $effect(() => this.#note());
    $effect(() => this.#settle());
    $effect(() => this.#draw());
  }

  /** The own seat that is asked while the screen is somebody else's, or nobody's. */
  readonly next = $derived.by(() => {
    const { news, table } = this.#session;
    if (!news?.asked || news.end || !table || table.mine.length < 2) return null;
    const asked = news.asked.seats.filter((seat) => table.mine.includes(seat));
    const waits = news.seat !== null && asked.includes(news.seat) && !news.question?.window?.given;
    if (waits) return null;
    const done = this.#given.number === news.number ? this.#given.seats : [];
    return asked.find((seat) => seat !== news.seat && !done.includes(seat)) ?? null;
  });

  /** The one that the curtain hangs for is there. */
  look(): void {
    if (this.drawn !== null) this.#session.say({ kind: "look", seat: this.drawn });
  }

  /** Who plays a seat: somebody may play two of a team. */
  #player(seat: number | null): number | null {
    const people = this.#session.table?.setup["people"];
    return seat !== null && Array.isArray(people) ? ((people as number[])[seat] ?? seat) : seat;
  }

  /** Whether all seats of this screen are one person's. */
  get #isAlone(): boolean {
    return new Set(this.#session.table?.mine.map((seat) => this.#player(seat))).size === 1;
  }

  /** One person with two seats sees the table from one of them, also while nobody asks. */
  #settle(): void {
    const { news, table } = this.#session;
    if (!news || !table) return;
    const seat = this.#last ?? table.mine[0] ?? null;
    if (news.seat !== null) this.#last = news.seat;
    else if (seat !== null && this.next === null && this.#isAlone) this.#session.say({ kind: "look", seat });
  }

  #note(): void {
    const question = this.#session.news?.question;
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
    const shown = untrack(() => this.#session.news?.seat ?? null) !== null && untrack(() => this.drawn) === null;
    // while the curtain hangs nobody knows who looks
    const same = this.#isAlone || (untrack(() => this.drawn) === null && this.#player(next) === this.#player(this.#last));
    const timer = setTimeout(
      () => {
        if (same) {
          this.#session.say({ kind: "look", seat: next });
          return;
        }
        this.drawn = next;
        // behind the curtain lies the table as nobody in particular sees it
        if (this.#session.news?.seat !== null) this.#session.say({ kind: "look", seat: null });
      },
      shown ? pace(LINGER) : 0,
    );
    return () => clearTimeout(timer);
  }
}
