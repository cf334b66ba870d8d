/** What the end of a match tells in numbers: what each side has captured. */
import type { Story } from "../../game";
import type { HnefataflView, HnefataflWire } from "./wire";

/** How many pieces of the other side each seat has captured. */
function captured({ pieces, seats }: HnefataflView): number[] {
  const fallen = Object.values(pieces).filter(({ space }) => space === null);
  return seats.map(({ side }) => fallen.filter((piece) => (piece.side === "attacker") === (side === "defenders")).length);
}

const story: Story<HnefataflWire> = { columns: [{ title: "hnefatafl-end-captured", standing: captured }] };
export default story;
