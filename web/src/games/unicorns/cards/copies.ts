/** Copies: equal cards told apart, so that each keeps its own place on the page. */
export function copies(cards: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const number = (seen.get(id) ?? 0) + 1;
    seen.set(id, number);
    return { id, key: `${id}/${number}` };
  });
}
