/** The rules of a game in words, by their ids: fetched once per game and language. */
export type RuleBook = Record<string, string>;

const books = new Map<string, Promise<RuleBook>>();

async function fetched(address: string): Promise<RuleBook> {
  const answer = await fetch(address);
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
