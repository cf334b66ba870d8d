/** What the page and the worker with the hall tell each other, and that worker and those that think. */
import type { Keeping } from "../hall/hall.svelte";
import type { Ingredients } from "./python";

export type ToHall =
  | { kind: "ask"; token: number; method: string; path: string; body: string; language: string }
  | { kind: "open"; line: number; id: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number };

export interface Answer {
  kind: "answer";
  token: number;
  status: number;
  body: string | Blob;
  media: string;
  /** The name of a file; empty for what is not one. */
  name: string;
}

export type ToPage =
  /** Bytes that have come and bytes in all, and then how much of starting is done, from 0 to 1. */
  | { kind: "progress"; come: number; total: number; started: number }
  | { kind: "ready" }
  | { kind: "broken"; text: string }
  | Answer
  | { kind: "opened"; line: number }
  | { kind: "told"; line: number; text: string }
  | { kind: "closed"; line: number; code: number; reason: string }
  | { kind: "keeping"; state: Keeping }
  /** There is something to keep: the browser may be asked not to throw it away. Only pages can ask for that. */
  | { kind: "treasure" };

export type ToThinker = { kind: "start"; ingredients: Ingredients } | { kind: "think"; token: number; text: string };

export type FromThinker = { kind: "ready" } | { kind: "thought"; token: number; text: string } | { kind: "failed"; text: string };
