/** Lens: where a card that is looked at is shown large, so that it hides neither itself nor what is asked. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Extent {
  width: number;
  height: number;
}

const APART = 10;
const STEP = 24;

const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count + 1 }, (_, at) => from + at * STEP), to];
}

/** The nearest place for something of this size: within the window, over as little as can be of what is kept clear. */
export function clearPlace(card: Rect, size: Extent, window: Extent, kept: readonly Rect[]): { left: number; top: number } {
  const right = Math.max(APART, window.width - size.width - APART);
  const low = Math.max(APART, window.height - size.height - APART);
  const middle = (card.left + card.right - size.width) / 2;
  const near = (value: number, most: number): number => Math.max(APART, Math.min(most, value));
  const lefts = [near(middle, right), near(card.left - size.width - APART, right), near(card.right + APART, right), ...steps(APART, right)];
  const tops = [near(card.top - size.height - APART, low), near(card.bottom + APART, low), ...steps(APART, low)];
  let found = { left: APART, top: APART };
  let least = Infinity;
  for (const left of lefts)
    for (const top of tops) {
      const rect = { left, top, right: left + size.width, bottom: top + size.height };
      const hidden = kept.reduce((sum, each) => sum + overlap(rect, each), 0) * 1000 + overlap(rect, card) * 20;
      const far = 2 * Math.abs(left - middle) + Math.abs(top + size.height / 2 - (card.top + card.bottom) / 2);
      if (hidden + far < least) [found, least] = [{ left, top }, hidden + far];
    }
  return found;
}
