/** A table that stands still: one moment of a lesson, to be looked at and nothing else. */
import { TableSession } from "../table.svelte";
import type { GameWire, Lesson, LessonStep } from "../wire";
import { language } from "../words.svelte";

class StillSession<G extends GameWire> extends TableSession<G> {
  override readonly past = true;
  override say(): void {}
  override answer(): void {}
}

export function stillOf<G extends GameWire>({ title, table, seats }: Lesson<G>, { news }: LessonStep<G>): TableSession<G> {
  const session = new StillSession<G>(title.id, language);
  session.hear(table);
  session.hear({ kind: "seats", seats, watching: 0 });
  session.hear({ ...news, question: null, asked: null });
  return session;
}
