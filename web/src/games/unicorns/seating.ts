/** Seating: who sits where around the table, seen from the own seat at its lower edge. */

export interface Seating {
  left: number[];
  top: number[];
  right: number[];
}

/** All others in turn order, from whoever comes after the own seat on; all seats for whoever only watches. */
export function othersOf(seats: number, me: number | null): number[] {
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, at) => (me === null ? at : (me + 1 + at) % seats));
}

/** The turn goes round with the clock: up the left side, along the top, down the right side. */
export function seated(others: readonly number[]): Seating {
  const aside = others.length < 4 ? 0 : others.length < 6 ? 1 : 2;
  const turned = others.length - aside;
  return { left: others.slice(0, aside).reverse(), top: others.slice(aside, turned), right: others.slice(turned) };
}
