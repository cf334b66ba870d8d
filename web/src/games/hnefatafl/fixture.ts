/** A small board for tests: three by three, a king in the middle, an attacker and a defender. */
import type { HnefataflView, TaflBoard } from "./wire";

const FILES = ["a", "b", "c"];

export const board: TaflBoard = {
  id: "tiny",
  name: "Tiny",
  about: "",
  size: 3,
  squares: [0, 1, 2].flatMap((y) =>
    FILES.map((file, x) => ({ id: `${file}${y + 1}`, x, y, kind: x === 1 && y === 1 ? ("throne" as const) : ("plain" as const), goal: x !== 1 && y !== 1 })),
  ),
  pieces: {
    "attacker-1": { name: "attacker", side: "attacker", seat: 0 },
    "attacker-2": { name: "attacker", side: "attacker", seat: 0 },
    "defender-1": { name: "defender", side: "defender", seat: 1 },
    king: { name: "king", side: "king", seat: 1 },
  },
  start: { "attacker-1": "a1", "attacker-2": "c1", "defender-1": "b3", king: "b2" },
};

export const view: HnefataflView = {
  board: "tiny",
  turn: 0,
  moves: 0,
  pieces: {
    "attacker-1": { side: "attacker", space: "a1" },
    "attacker-2": { side: "attacker", space: "c1" },
    "defender-1": { side: "defender", space: "b3" },
    king: { side: "king", space: "b2" },
  },
  repeats: 1,
  quiet: 0,
  quiet_limit: 100,
  last: null,
  seats: [
    { side: "attackers", left: false },
    { side: "defenders", left: false },
  ],
};
