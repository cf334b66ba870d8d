/** Ornaments of a board: planks and their grain, alike each time. */

export interface Plank {
  y: number;
  height: number;
  /** Which of the woods. */
  wood: number;
}

/** How high the planks of a board are, in shares of it: no two boards of one tree are alike. */
const SHARES = [0.19, 0.23, 0.17, 0.22, 0.19];

export function planks(begin: number, length: number): Plank[] {
  let y = begin;
  return SHARES.map((share, wood) => {
    const plank = { y, height: length * share, wood };
    y += plank.height;
    return plank;
  });
}

/** A number between nought and one that belongs to another number. */
function lot(seed: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return wild - Math.floor(wild);
}

const STRANDS = 34;
const rounded = (number: number): string => number.toFixed(1);

/** The grain of the wood: long strands that hardly bend, none as long as the board. */
export function grain(begin: number, length: number): string[] {
  return Array.from({ length: STRANDS }, (_, at) => {
    const y = begin + (length * (at + 0.15 + 0.7 * lot(at))) / STRANDS;
    const from = begin + length * 0.35 * lot(at + 50);
    const to = begin + length * (1 - 0.35 * lot(at + 90));
    const third = (to - from) / 3;
    const bend = () => 7 * (lot(at + y) - 0.5);
    return `M${rounded(from)} ${rounded(y)}c${rounded(third)} ${rounded(bend())} ${rounded(2 * third)} ${rounded(-bend())} ${rounded(3 * third)} ${rounded(bend() / 2)}`;
  });
}

/** A star with so many points: the edge of the king's piece. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const far = at % 2 ? inner : outer;
    return `${rounded(far * Math.cos(angle))} ${rounded(far * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}
