import { afterEach, expect, it, vi } from "vitest";
import { Leads } from "./leads";

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
afterEach(() => vi.unstubAllGlobals());

/** Locks as browsers have them, for one name. */
class Locks {
  readonly #waiting: (() => Promise<void>)[] = [];
  #isHeld = false;
  request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      this.#waiting.push(async () => (signal.aborted ? undefined : hold().then(resolve)));
      void this.#next();
    });
  }
  async #next(): Promise<void> {
    if (this.#isHeld) return;
    const first = this.#waiting.shift();
    if (!first) return;
    this.#isHeld = true;
    await first();
    this.#isHeld = false;
    void this.#next();
  }
}

it("lets one tab lead a match at a time", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const granted: string[] = [];
  const tabs = ["first", "second", "third"].map((name) => new Leads(() => granted.push(name)));
  for (const tab of tabs) tab.seek("a");
  expect(granted).toEqual([]); // never before it has finished asking
  await later();
  expect(granted).toEqual(["first"]);
  tabs[1]!.release("a");
  tabs[0]!.release("a");
  await later();
  expect(granted).toEqual(["first", "third"]);
});

it("lets every tab lead where there are no locks", async () => {
  vi.stubGlobal("navigator", {});
  const granted: string[] = [];
  const leads = new Leads((id) => granted.push(id));
  leads.seek("a");
  leads.seek("a");
  leads.seek("b");
  leads.release("b");
  await later();
  expect(granted).toEqual(["a"]);
});
