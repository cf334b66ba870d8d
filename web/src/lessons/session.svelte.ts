/** A lesson at a table: its steps are told one after another, and the pupil's answers lead through them. */
import { TableSession } from "../table.svelte";
import type { Lesson, News } from "../wire";

export class LessonSession extends TableSession {
  override readonly taught = true;
  lesson = $state.raw<Lesson | null>(null);
  at = $state(0);
  /** Whether the last step is done. */
  over = $state(false);
  /** Whether the pupil wants to be shown what to do: nothing else shines then. */
  shown = $state(false);

  readonly step = $derived.by(() => this.lesson?.steps[this.at] ?? null);
  readonly last = $derived.by(() => (this.lesson?.steps.length ?? 0) - 1);
  /** The answers that lead on; where there are none, one only reads. */
  readonly wanted = $derived.by(() => {
    const { wanted = [], news } = this.step ?? {};
    return (news?.question?.options ?? []).filter((option) => wanted.includes(option.id));
  });
  readonly asks = $derived.by(() => this.wanted.length > 0 && !this.over);

  override open(): void {
    this.online = true;
  }

  /** Nobody listens at the other end. */
  override say(): void {}

  /** Whoever is taught in another language goes on at the same step. */
  give(lesson: Lesson): void {
    this.lesson = lesson;
    this.hear(lesson.table);
    this.hear({ kind: "seats", seats: lesson.seats, watching: 0 });
    const over = this.over;
    this.#lay(this.at);
    this.over = over;
  }

  override answer(option: string): void {
    if (!this.asks) return;
    if (this.step?.wanted.includes(option)) this.forward();
    else this.hear({ kind: "refused", reason: "illegal", text: this.step?.otherwise ?? "" });
  }

  forward(): void {
    if (this.at === this.last) this.over = true;
    else {
      this.at += 1;
      this.shown = false;
      this.#tell();
    }
  }

  /** One step back; from the end to the last step. */
  back(): void {
    this.#lay(this.over ? this.at : Math.max(0, this.at - 1));
  }

  restart(): void {
    this.#lay(0);
  }

  show(): void {
    this.shown = true;
    this.#tell({ begins: this.log.length, events: [] });
  }

  /** The table as it stands at a step, without the motion that led to it. */
  #lay(at: number): void {
    this.at = at;
    this.over = false;
    this.shown = false;
    this.laid += 1;
    this.stage.finish();
    const past = (this.lesson?.steps ?? []).slice(0, at + 1);
    this.#tell({ begins: 0, events: past.flatMap((step) => step.news.events) });
    this.fresh = [];
  }

  /** How the table stands at this step; who only reads is asked nothing. */
  #tell(told: Partial<News> = {}): void {
    const news = this.step?.news;
    if (!news) return;
    this.refused = null;
    const question = this.asks && news.question && this.shown ? { ...news.question, options: this.wanted } : news.question;
    this.hear({ ...news, ...told, question: this.asks ? question : null });
  }
}
