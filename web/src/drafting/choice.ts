/** What somebody is about to choose in one turn of a draft: so many of the options, the last click counts. */

/** The choice after a click: what was chosen is let go, what is one too many takes the place of the first. */
export function clicked(chosen: readonly string[], thing: string, count: number): string[] {
  if (chosen.includes(thing)) return chosen.filter((one) => one !== thing);
  return [...chosen, thing].slice(-count);
}

/** The options in an order: as they are, or what is told to be the strongest first. */
export function ranked(options: readonly string[], share: (thing: string) => number | undefined, wanted: boolean): string[] {
  if (!wanted) return [...options];
  return [...options].sort((one, other) => (share(other) ?? -1) - (share(one) ?? -1));
}
