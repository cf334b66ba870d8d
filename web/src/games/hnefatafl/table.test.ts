import { describe, expect, it } from "vitest";
import { drawsNear } from "./asked/draws";
import { board, view } from "./fixture";
import TaflDraft from "./lobby/draft.svelte";
import { trayOf } from "./seats/tray";
import { PAD, shapeOf, STRIP } from "./shape";
import story from "./story";
import type { HnefataflEvent } from "./wire";

const fallen = (piece: string, space: string): HnefataflEvent => ({ event: "piece_captured", text: "", facts: { seat: 0, piece, space } });

describe("a tray", () => {
  const bare = {
    ...view,
    pieces: { ...view.pieces, "attacker-1": { side: "attacker" as const, space: null }, "attacker-2": { side: "attacker" as const, space: null } },
  };

  it("holds what the other side has lost, in the order in which it fell", () => {
    const log = [fallen("attacker-2", "c3"), fallen("attacker-1", "a2")];
    expect(trayOf(1, board, bare, log)).toEqual([
      { piece: "attacker-2", square: "c3" },
      { piece: "attacker-1", square: "a2" },
    ]);
    expect(trayOf(0, board, bare, log)).toEqual([]);
    expect(story.columns.map((column) => "standing" in column && column.standing(bare))).toEqual([[0, 2]]);
  });

  it("keeps what fell before the log begins, and does not keep what was taken back", () => {
    expect(trayOf(1, board, bare, [fallen("attacker-1", "a2")]).map(({ piece }) => piece)).toEqual(["attacker-2", "attacker-1"]);
    expect(trayOf(1, board, view, [fallen("attacker-1", "a2")])).toEqual([]);
  });
});

describe("a draw", () => {
  it("is spoken of only when it is near", () => {
    expect(drawsNear({ repeats: 1, quiet: 79, quiet_limit: 100 })).toEqual([]);
    expect(drawsNear({ repeats: 2, quiet: 80, quiet_limit: 100 })).toEqual([
      { kind: "again", number: 2 },
      { kind: "quiet", number: 20 },
    ]);
  });
});

describe("the shape of a table", () => {
  it.each([
    [1440, 856, true],
    [1920, 1036, true],
    [1280, 816, true],
    [1024, 724, false],
    [1100, 980, false],
  ])("at %i × %i gives the board all that it can", (width, height, beside) => {
    const shape = shapeOf(width, height);
    expect(shape.beside).toBe(beside);
    const across = shape.board + shape.column + 3 * PAD + (beside ? shape.panel + PAD : 0);
    const down = shape.board + 2 * PAD + (beside ? 0 : 2 * (STRIP + PAD));
    expect(across).toBeLessThanOrEqual(width);
    expect(down).toBeLessThanOrEqual(height);
  });
});

describe("a draft", () => {
  const almanac = { levels: [], games: { hnefatafl: { boards: [board, { ...board, id: "larger" }] } } };
  const made = (draft: TaflDraft) => draft.paper(almanac, "en", "Ann");

  it("is played on the smallest board unless another is chosen", () => {
    const draft = new TaflDraft();
    expect(made(draft).setup).toEqual({ board: "tiny" });
    draft.board = "larger";
    expect(made(draft).setup).toEqual({ board: "larger" });
  });

  it("seats the attackers first, whoever was named first", () => {
    const draft = new TaflDraft();
    draft.side = "attackers";
    expect(made(draft).chairs.map(({ kind }) => kind)).toEqual(["me", "bot"]);
    draft.side = "defenders";
    expect(made(draft).chairs.map(({ kind }) => kind)).toEqual(["bot", "me"]);
    draft.sit(1, "me");
    expect(made(draft).chairs.map(({ kind }) => kind)).toEqual(["bot", "me"]);
    expect([0, 1].map((at) => draft.sideOf(at))).toEqual(["attackers", "defenders"]);
  });

  it("lets lots decide", () => {
    const draft = new TaflDraft();
    expect([0, 1].map((at) => draft.sideOf(at))).toEqual(["lot", "lot"]);
    const seats = new Set(Array.from({ length: 60 }, () => made(draft).chairs.findIndex(({ kind }) => kind === "me")));
    expect(seats).toEqual(new Set([0, 1]));
  });
});
