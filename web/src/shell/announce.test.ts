import { describe, expect, it } from "vitest";
import type { Event } from "../wire";
import { happened } from "./announce.svelte";

/** What happened from one event to another, and the number of the first. */
function known(begins: number, ends: number) {
  const log: Event[] = Array.from({ length: ends - begins }, (_, at) => ({ event: `e${begins + at}`, text: `${begins + at}.`, facts: {} }));
  return { log, logBegins: begins };
}

describe("what is said of a log", () => {
  it("is what is new in it, wherever it begins", () => {
    expect(happened(known(0, 5), known(0, 7), () => false)).toBe("5. 6.");
    expect(happened(known(2, 5), known(3, 7), () => false)).toBe("5. 6.");
  });

  it("is nothing of the past that was asked for", () => {
    expect(happened(known(3, 5), known(0, 6), () => false)).toBe("5.");
  });

  it("is all of it where nothing of it was known", () => {
    expect(happened(known(0, 2), known(4, 6), () => false)).toBe("4. 5.");
  });
});
