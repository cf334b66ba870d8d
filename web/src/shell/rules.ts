/** The rules of a game in words: fetched once per game and language. */
import { hall } from "../hall";
import type { RuleBook } from "../wire";

const books = new Map<string, Promise<RuleBook>>();

async function fetched(address: string): Promise<RuleBook> {
  const answer = await hall.fetch(address);
  if (!answer.ok) throw new Error(`no rules at ${address} (${answer.status})`);
  return (await answer.json()) as RuleBook;
}

export function ruleBook(game: string, language: string): Promise<RuleBook> {
  const address = `/api/rules/${game}/${language}`;
  let book = books.get(address);
  if (!book) {
    book = fetched(address);
    books.set(address, book);
    book.catch(() => books.delete(address)); // what failed is tried anew the next time
  }
  return book;
}

/** The text of each rule by its id. */
export async function ruleTexts(game: string, language: string): Promise<Record<string, string>> {
  const { chapters } = await ruleBook(game, language);
  return Object.fromEntries(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.text])));
}

/** The place in the hall where a rule or a chapter can be read. */
export const ruleAddress = (game: string, id: string): string => `/rules/${game}#${id}`;
