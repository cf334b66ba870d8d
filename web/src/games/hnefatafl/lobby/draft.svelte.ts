/** A table of hnefatafl to be set up: on which board, and who attacks. */
import { Draft, lot } from "../../../lobby/draft.svelte";
import type { Almanac, NewMatch } from "../../../wire";
import { say } from "../../../words.svelte";
import type { HnefataflAlmanac, HnefataflWire, TaflBoard, TaflSeat } from "../wire";

export const SIDES: readonly TaflSeat["side"][] = ["attackers", "defenders"];
export type Side = TaflSeat["side"] | "lot";

export default class TaflDraft extends Draft<HnefataflWire> {
  /** Without one, the smallest. */
  board = $state<string | null>(null);
  /** What I play; lots may decide. */
  side = $state<Side>("lot");

  constructor() {
    super("hnefatafl", 2);
  }

  boardOf({ boards }: HnefataflAlmanac): TaflBoard | undefined {
    return boards.find(({ id }) => id === this.board) ?? boards[0];
  }

  /** What somebody plays: the other side than I, if it is not me. */
  sideOf(at: number): Side {
    if (this.side === "lot") return "lot";
    const mine = this.places[at]?.who === "me";
    return mine === (this.side === "attackers") ? "attackers" : "defenders";
  }

  override setup(almanac: HnefataflAlmanac): Record<string, unknown> {
    return { board: this.boardOf(almanac)?.id, ...this.rules };
  }

  override summary(almanac: HnefataflAlmanac): string[] {
    return [this.boardOf(almanac)?.name ?? "", say("hnefatafl-lobby-side-name", { side: this.side })];
  }

  /** The attackers have the first seat, whoever was named first; lots are drawn now. */
  override paper(almanac: Almanac, language: string, me: string): NewMatch {
    const paper = super.paper(almanac, language, me);
    const side = this.side === "lot" ? lot(SIDES) : this.side;
    const mine = this.places.findIndex((place) => place.who === "me");
    return mine === SIDES.indexOf(side ?? "attackers") ? paper : { ...paper, chairs: paper.chairs.toReversed() };
  }
}
