/** How the end looks to whoever sees it. */
export type Verdict = "won" | "lost" | "watched" | "nobody";

/** Whoever only watches, or holds seats on both sides, has neither won nor lost. */
export function verdict(winners: readonly number[], mine: readonly number[]): Verdict {
  if (!winners.length) return "nobody";
  const won = mine.filter((seat) => winners.includes(seat)).length;
  if (won && won === mine.length) return "won";
  return mine.length && !won ? "lost" : "watched";
}
