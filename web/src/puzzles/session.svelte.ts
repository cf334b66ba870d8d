/** A puzzle at a table: the hall judges each answer, and what follows it is played. */
import { reason } from "../api";
import { TableSession } from "../table.svelte";
import type { Attempt, Event, News, Puzzle, PuzzleProof, Verdict } from "../wire";
import type { Luck } from "./score";

/** A right answer, and why it is that. */
export interface Found {
  answer: string;
  rules: string[];
  proof: PuzzleProof;
}

type Judge = (attempt: Attempt) => Promise<Verdict>;

export class PuzzleSession extends TableSession {
  override readonly taught = true;
  puzzle = $state.raw<Puzzle | null>(null);
  /** What the last answer came to: a question is open, it was wrong, or the puzzle is over. */
  phase = $state<"asked" | "wrong" | "over">("asked");
  /** What the hall said of it. */
  verdict = $state.raw<Verdict | null>(null);
  /** The right answers, as far as they were given or shown. */
  found = $state.raw<Found[]>([]);
  /** Whether some answer was wrong, or was shown. */
  erred = $state(false);
  helped = $state(false);
  /** How often something was said of an answer. */
  said = $state(0);

  /** The right answers as they were given. */
  #given: string[] = [];
  /** How the table stands before the open question, and all that had happened. */
  #asked: News | null = null;
  #events: Event[] = [];

  constructor(
    id: string,
    speaks: () => string,
    readonly judge: Judge,
    /** Is told what becomes of the puzzle, once each. */
    readonly note: (luck: Luck) => void,
  ) {
    super(id, speaks);
  }

  override open(): void {
    this.online = true;
  }

  /** Nobody listens at the other end. */
  override say(): void {}

  /** Whoever solves it in another language goes on where they were. */
  async give(puzzle: Puzzle): Promise<void> {
    const verdicts: Verdict[] = [];
    for (const at of this.#given.keys()) verdicts.push(await this.judge({ answers: this.#given.slice(0, at + 1) }));
    this.puzzle = puzzle;
    this.hear(puzzle.table);
    this.hear({ kind: "seats", seats: puzzle.seats, watching: 0 });
    this.#asked = puzzle.news;
    this.#events = [...puzzle.news.events];
    this.found = [];
    for (const verdict of verdicts) this.#learn(verdict);
    this.verdict = verdicts.at(-1) ?? null;
    if (this.phase === "wrong") this.phase = "asked";
    this.#lay();
  }

  override answer(option: string): void {
    if (this.phase === "asked" && this.sent === null && this.news?.question) void this.#try([...this.#given, option], option);
  }

  /** Have the right answer shown. */
  show(): void {
    if (this.phase !== "over" && this.sent === null) void this.#show();
  }

  /** Back to the question that was answered wrongly. */
  again(): void {
    if (this.phase !== "wrong") return;
    this.phase = "asked";
    this.verdict = null;
    this.#lay();
  }

  async #try(answers: string[], option: string): Promise<void> {
    const verdict = await this.#judged({ answers }, option);
    if (!verdict) return;
    if (verdict.right) this.#goOn(verdict, option);
    else {
      this.phase = "wrong";
      if (!this.helped) this.note("wrong");
      this.erred = true;
      this.#play(verdict);
    }
  }

  async #show(): Promise<void> {
    if (this.phase === "wrong") this.again();
    const verdict = await this.#judged({ answers: [...this.#given], shown: true }, "");
    if (!verdict) return;
    if (!this.helped && !this.erred) this.note("shown");
    this.helped = true;
    this.#goOn(verdict, verdict.id);
  }

  /** Ask the hall; whatever it refuses is said at the table, and all is as it was. */
  async #judged(attempt: Attempt, sent: string): Promise<Verdict | null> {
    this.sent = sent;
    this.refused = null;
    try {
      return await this.judge(attempt);
    } catch (problem) {
      this.hear({ kind: "refused", reason: "illegal", text: reason(problem) });
      return null;
    }
  }

  /** A right answer: on to the next question, or it is over. */
  #goOn(verdict: Verdict, option: string): void {
    this.#given.push(option);
    this.#learn(verdict);
    if (verdict.over && !this.helped) this.note("right");
    this.#play(verdict);
  }

  #learn(verdict: Verdict): void {
    if (verdict.proof) this.found = [...this.found, { answer: verdict.answer, rules: verdict.rules, proof: verdict.proof }];
    this.#asked = verdict.news.at(-1) ?? null;
    this.#events.push(...verdict.news.flatMap(({ events }) => events));
    this.phase = verdict.over ? "over" : "asked";
  }

  /** What follows an answer, scene by scene. */
  #play(verdict: Verdict): void {
    this.verdict = verdict;
    this.said += 1;
    for (const news of verdict.news) this.hear(news);
  }

  /** The table as it stood at the open question, without the motion that led there. */
  #lay(): void {
    if (!this.#asked) return;
    this.laid += 1;
    this.stage.finish();
    this.refused = null;
    this.hear({ ...this.#asked, begins: 0, events: [...this.#events] });
    this.fresh = [];
  }
}
