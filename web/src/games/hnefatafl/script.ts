/** How the events of a match are shown: how long each is looked at, which belong together, what each tells of the board. */
import { withPart, type Script } from "../../scenes";
import { glide } from "./board/plan";
import { TOUCHES, type HnefataflEvent, type HnefataflView, type HnefataflWire } from "./wire";

const REST = 120; // after a glide the eye rests for a moment
const TIMES: Record<string, number> = {
  turn_began: 0, // the board itself tells
  piece_captured: 420,
  king_captured: 700,
  king_escaped: 700,
  match_drawn: 300,
  seat_left: 300,
};

/** A move that is on the board already, because the person has made it; its glide is over at this time of the page. */
export interface Shown {
  piece: string;
  space: string;
  until: number;
}

export class TaflScript implements Script<HnefataflWire> {
  readonly touches = TOUCHES;
  shown: Shown | null = null;

  /** How many squares lie between two. */
  constructor(readonly steps: (from: string, to: string) => number) {}

  time(event: HnefataflEvent): number {
    if (event.event !== "piece_moved") return TIMES[event.event] ?? 0;
    const { piece, from, space } = event.facts;
    if (this.shown && this.shown.piece === piece && this.shown.space === space) return Math.max(1, this.shown.until - performance.now());
    return glide(this.steps(from, space)) + REST;
  }

  /** One move takes all that it takes at once. */
  joins({ event }: HnefataflEvent, before: HnefataflEvent): boolean {
    return isCapture(event) && isCapture(before.event);
  }

  after(view: HnefataflView, { event, facts }: HnefataflEvent): HnefataflView {
    switch (event) {
      case "turn_began":
        return { ...view, turn: facts.seat };
      case "piece_moved":
        return {
          ...withPart(view, `pieces.${facts.piece}.space`, facts.space),
          last: { piece: facts.piece, from: facts.from, space: facts.space, captures: [] },
        };
      case "piece_captured":
      case "king_captured": {
        const now = withPart(view, `pieces.${facts.piece}.space`, null);
        return now.last ? { ...now, last: { ...now.last, captures: [...now.last.captures, facts.piece] } } : now;
      }
      default:
        return view;
    }
  }
}

const isCapture = (event: string): boolean => event === "piece_captured" || event === "king_captured";
