/** Lessons, asked of the hall: each once per language. */
import { hall } from "../hall";
import type { Lesson, LessonList, LessonTitle } from "../wire";

/** There is no such thing. */
export class Missing extends Error {}

const found = new Map<string, Promise<unknown>>();

async function fetched(address: string): Promise<unknown> {
  const answer = await hall.fetch(address);
  if (!answer.ok) throw new (answer.status === 404 ? Missing : Error)(`nothing at ${address} (${answer.status})`);
  return answer.json();
}

function asked<T>(address: string): Promise<T> {
  let answer = found.get(address);
  if (!answer) {
    answer = fetched(address);
    found.set(address, answer);
    answer.catch(() => found.delete(address)); // what failed is tried anew the next time
  }
  return answer as Promise<T>;
}

/** The lessons of a game, in their order. */
export async function lessonsOf(game: string, language: string): Promise<LessonTitle[]> {
  const { lessons } = await asked<LessonList>(`/api/lessons/${language}`);
  return lessons.filter((lesson) => lesson.game === game);
}

/** A lesson with all its steps. */
export const lessonOf = (game: string, id: string, language: string): Promise<Lesson> => asked(`/api/lessons/${language}/${game}/${id}`);
