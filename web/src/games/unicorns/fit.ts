/** Fit: how the room is shared out, by the window, the number of players and the number of cards; never by what goes on. */

/** tiny and little: its emblem; chip: a line; small: emblem and name; mid: with the type's word; full: with all its text. */
export type Size = "tiny" | "little" | "chip" | "small" | "mid" | "full";

export interface Shares {
  /** Heights, in pixels. */
  hand: number;
  own: number;
  top: number;
  /** How wide a card in hand is, at most. */
  card: number;
  /** Whether the cards in hand tell their texts. */
  speaks: boolean;
  /** How large they are written, and drawn. */
  said: number;
  large: number;
  /** How wide the card that is being played is drawn so that it tells its text; zero where there is no room for that. */
  played: number;
}

const GAP = 6;
const CROWD = 8; // cards of a hand, drawn and not yet discarded: so many lie side by side before they overlap
const WIDEST = 270;
const LONGEST = 244; // letters of the longest text of all, in German
export const LONG = 130; // beside so many letters there is no room for a large picture
export const BROAD = 205; // from this width on a card is drawn with its picture over its name
const BARE = 104; // a hand without texts

const between = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

/** How high a card of this width is that tells a text of so many letters, written so large. */
export function toldHeight(card: number, size: number, letters = LONGEST): number {
  const head = card >= BROAD ? 134 : letters <= LONG ? 112 : card >= 185 ? 68 : 60; // emblem, name and type
  const lines = Math.ceil((letters * size * 0.492) / (card - 20));
  return head + 15 + lines * size * 1.14;
}

/** Share out a room of this size. */
export function share(width: number, height: number, others: number, seated: boolean): Shares {
  const speaks = (width >= 1240 && height >= 560) || (width >= 980 && height >= 680);
  const card = Math.min(WIDEST, (width - (CROWD - 1) * GAP) / CROWD);
  const size = height < 700 || card < 170 ? 12 : between(13, height / 75, 15);
  const said = between(150, toldHeight(card, size), 380);
  const hand = !seated ? 0 : speaks ? said : BARE;
  const left = height - hand - (seated ? 3 : 1) * GAP;
  const least = others < 4 ? 286 : 316;
  const own = seated ? between(60, (left - least) * 0.6, 330) : 0;
  const top = others < 4 ? between(78, (left - own) * 0.34, 300) : between(78, (left - own) * 0.35, 320);
  const wide = width * 0.77 * (others < 4 ? 1 : 0.51);
  const played = [150, 170, 190, 204].find((card) => toldHeight(card, 12) <= left - own - top - 46 && card + 400 <= wide);
  return { hand, own, top, card, speaks, said: size, large: Math.min(64, size * 3.4), played: played ?? 0 };
}

/** How many letters the longer of two lines has if a name is broken into them as evenly as its words allow. */
export function paired(name: string): number {
  const words = name.split(/(?<=[\s-])/);
  const lines = words.map((_, at) => [words.slice(0, at).join(""), words.slice(at).join("")].map((line) => line.trim().length));
  return Math.min(...lines.map((both) => Math.max(...both)));
}

export interface Spread {
  size: Size;
  /** Where each card lies, and how large it is. */
  columns: number;
  width: number;
  height: number;
  stepX: number;
  stepY: number;
}

type Box = readonly [width: number, height: number];
/** From what they tell most to what they tell least: the least and the largest box in which a card is drawn so. */
const SHAPES: readonly (readonly [Size, Box, Box])[] = [
  ["full", [122, 146], [230, 320]],
  ["mid", [92, 106], [136, 150]],
  ["small", [66, 78], [108, 112]],
  ["chip", [94, 18], [190, 36]],
  ["chip", [86, 26], [190, 36]],
  ["little", [36, 46], [50, 58]],
  ["tiny", [24, 30], [38, 46]],
];
const SEAM = 4;

/** Lay so many cards into a box so that each tells as much as it can; `most` is what it may tell at most. */
export function spread(cards: number, width: number, height: number, most: Size = "small"): Spread {
  const allowed = SHAPES.slice(SHAPES.findIndex(([size]) => size === most));
  for (const [size, least, largest] of allowed) {
    let found: Spread | null = null;
    for (let columns = 1; columns <= Math.max(1, cards); columns += 1) {
      const rows = Math.max(1, Math.ceil(cards / columns));
      const room: Box = [(width - (columns - 1) * SEAM) / columns, (height - (rows - 1) * SEAM) / rows];
      if (room[0] < least[0] || room[1] < least[1]) continue;
      const box: Box = [Math.min(room[0], largest[0]), Math.min(room[1], largest[1])];
      if (found && found.width * found.height >= box[0] * box[1]) continue;
      found = { size, columns, width: box[0], height: box[1], stepX: box[0] + SEAM, stepY: box[1] + SEAM };
    }
    if (found) return found;
  }
  return heaped(cards, width, height);
}

const STEPS = [4, 6, 9, 13];
/** For how many cards room is kept where so many lie: one more or less shall not change how all of them are drawn. */
export function kept(cards: number): number {
  return STEPS.find((step) => cards <= step) ?? cards;
}

/** Where there is no room even for emblems, they overlap in one row. */
function heaped(cards: number, width: number, height: number): Spread {
  const stepX = cards > 1 ? Math.min(28, (width - 24) / (cards - 1)) : 28;
  return { size: "tiny", columns: Math.max(1, cards), width: 24, height: Math.max(30, Math.min(40, height)), stepX: Math.max(4, stepX), stepY: 0 };
}

/** Where a card lies in a spread. */
export function placed({ columns, stepX, stepY }: Spread, at: number): { x: number; y: number } {
  return { x: (at % columns) * stepX, y: Math.floor(at / columns) * stepY };
}

/** A hand in the middle of its row: side by side as long as there is room, then overlapping. */
export function fanned(cards: number, width: number, card: number): { step: number; start: number } {
  const step = cards > 1 ? Math.min(card + GAP, (width - card) / (cards - 1)) : 0;
  return { step, start: Math.max(0, (width - card - step * (cards - 1)) / 2) };
}
