/** A table that stands still: one moment of a lesson, to be looked at and nothing else. */
import { TableLine } from "../table.svelte";
import type { Lesson, LessonStep } from "../wire";
import { language } from "../words.svelte";

class StillLine extends TableLine {
  override readonly past = true;
  override say(): void {}
  override answer(): void {}
}

export function stillOf({ title, table, seats }: Lesson, { news }: LessonStep): TableLine {
  const line = new StillLine(title.id, language);
  line.hear(table);
  line.hear({ kind: "seats", seats, watching: 0 });
  line.hear({ ...news, question: null, asked: null });
  return line;
}
