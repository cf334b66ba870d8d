import { beforeEach, expect, it } from "vitest";
import type { FromThinker, ToThinker } from "./messages";
import type { Ingredients } from "./python";
import { Thinkers, type Helper } from "./thinkers";

/** A worker that does what the test says. */
class Puppet implements Helper {
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  isAlive = true;
  readonly heard: ToThinker[] = [];
  postMessage(message: ToThinker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isAlive = false;
  }
  say(message: FromThinker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromThinker>);
  }
  /** The tokens of what it was asked to think. */
  get asked(): number[] {
    return this.heard.flatMap((message) => (message.kind === "think" ? [message.token] : []));
  }
}

let hired: Puppet[];
let found: [number, string][];

beforeEach(() => {
  hired = [];
  found = [];
});

function thinkers(number: number): Thinkers {
  const hire = (): Puppet => hired[hired.push(new Puppet()) - 1]!;
  return new Thinkers(number, hire, {} as Ingredients, (token, text) => found.push([token, text]));
}

it("begins a thought as soon as somebody is ready, each its own", () => {
  const all = thinkers(2);
  for (const token of [1, 2, 3]) all.think(token, "");
  expect(hired.map(({ asked }) => asked)).toEqual([[], []]);
  hired.forEach((puppet) => puppet.say({ kind: "ready" }));
  expect(hired.map(({ asked }) => asked)).toEqual([[1], [2]]);
  hired[1]!.say({ kind: "thought", token: 2, text: "b" });
  hired[0]!.say({ kind: "thought", token: 1, text: "a" });
  hired[1]!.say({ kind: "thought", token: 3, text: "c" });
  expect(hired.map(({ asked }) => asked)).toEqual([[1], [2, 3]]);
  expect(found.map(([token]) => token)).toEqual([2, 1, 3]);
});

it("drops what nobody wants any more", () => {
  const all = thinkers(1);
  hired[0]!.say({ kind: "ready" });
  for (const token of [1, 2, 3]) all.think(token, "");
  all.stop(1);
  all.stop(2);
  hired[0]!.say({ kind: "thought", token: 1, text: "a" });
  hired[0]!.say({ kind: "thought", token: 3, text: "c" });
  expect(hired[0]!.asked).toEqual([1, 3]);
  expect(found).toEqual([[3, "c"]]);
});

it("tries a thought once more whose thinker dies, and then gives it up", () => {
  const all = thinkers(1);
  hired[0]!.say({ kind: "ready" });
  all.think(1, "");
  all.think(2, "");
  hired[0]!.onerror?.({} as ErrorEvent);
  expect(hired.map(({ isAlive }) => isAlive)).toEqual([false, true]);
  hired[1]!.say({ kind: "ready" });
  expect(hired[1]!.asked).toEqual([1]);
  hired[1]!.say({ kind: "failed", text: "out of memory" });
  expect(found).toEqual([[1, ""]]);
  hired[2]!.say({ kind: "ready" });
  expect(hired[2]!.asked).toEqual([2]);
});

it("leaves nobody waiting for thinkers that never come to life", () => {
  const all = thinkers(1);
  all.think(1, "");
  for (let at = 0; at < 3; at++) hired[at]!.say({ kind: "failed", text: "no" });
  all.think(2, "");
  expect(hired.length).toBe(3);
  expect(found).toEqual([
    [1, ""],
    [2, ""],
  ]);
});
