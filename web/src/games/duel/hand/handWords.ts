/** How large the words on cards that lie side by side may be, and how the room is shared among them. */
import type { DuelCard } from "../wire";

const MOST = 15; // pixels
const LEAST = 12;
const LARGE = 17; // where cards are high
const HIGH = 240;
const STEP = 0.5;
const ROUNDS = 16;

/** Where the smallest words are still too many, lines and letters stand closer and the picture is lower. */
const CLOSE: Record<string, string> = { "--leading": "1.06", "--spacing": "-0.01em", "--head": "26px" };

interface Laid {
  place: HTMLElement;
  face: HTMLElement;
}

/** How much of the width a card needs among others: what it says, and what every card bears. */
export function share({ name, text }: DuelCard): number {
  return 45 + name.length + text.length;
}

const isWhole = ({ face }: Laid): boolean => face.scrollHeight <= face.clientHeight;

/** How high a card would have to be for its words, against how high it is. */
function need({ face }: Laid): number {
  const [picture, words] = face.children as unknown as HTMLElement[];
  const least = parseFloat(getComputedStyle(picture as Element).minHeight);
  return (least + (words?.offsetHeight ?? 0)) / face.clientHeight;
}

/** Give more of the width to those who need more; whether all can be read then. */
function shared(cards: Laid[]): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    if (cards.every(isWhole)) return true;
    const shares = cards.map((card) => card.place.offsetWidth * need(card) ** (round < 4 ? 0.8 : 0.4));
    cards.forEach(({ place }, at) => (place.style.flexGrow = String(shares[at])));
  }
  return cards.every(isWhole);
}

/** Set the words as large as they fit on every card of a list; whether even the smallest do. */
export function fitWords(list: HTMLElement): boolean {
  const cards = [...list.children].flatMap((place) => {
    const face = place.querySelector("article");
    return face ? [{ place: place as HTMLElement, face }] : [];
  });
  for (const { place } of cards) place.style.removeProperty("flex-grow");
  for (const name of Object.keys(CLOSE)) list.style.removeProperty(name);
  for (let size = list.clientHeight > HIGH ? LARGE : MOST; size >= LEAST; size -= STEP) {
    list.style.setProperty("--words", `${size}px`);
    if (cards.every(isWhole)) return true;
  }
  if (shared(cards)) return true;
  for (const [name, value] of Object.entries(CLOSE)) list.style.setProperty(name, value);
  return shared(cards);
}
