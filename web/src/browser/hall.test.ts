import { beforeEach, expect, it, vi } from "vitest";
import type { Hall } from "../hall/hall.svelte";
import type { ToHall, ToPage } from "./messages";

/** A worker that says what the test says. */
class Puppet {
  static last: Puppet;
  onmessage: ((event: { data: ToPage }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly heard: ToHall[] = [];
  constructor() {
    Puppet.last = this;
  }
  postMessage(message: ToHall): void {
    this.heard.push(message);
  }
  terminate(): void {}
  say(message: ToPage): void {
    this.onmessage?.({ data: message });
  }
}

let hall: Hall;
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("Worker", Puppet);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { baseURI: "http://here/some/path/", documentElement: { lang: "pl" } });
  ({ hall } = await import("./hall"));
});

it("asks its worker, and hands on the answer", async () => {
  const answer = hall.fetch("/api/matches?x=1", { method: "POST", body: "{}", headers: { "accept-language": "de" } });
  await later();
  expect(Puppet.last.heard).toEqual([{ kind: "ask", token: 1, method: "POST", path: "/api/matches?x=1", body: "{}", language: "de" }]);
  Puppet.last.say({ kind: "answer", token: 1, status: 201, body: `{"id":"a"}`, media: "application/json", name: "" });
  expect((await answer).status).toBe(201);
  expect(await (await answer).json()).toEqual({ id: "a" });
});

it("hands files over as servers do", async () => {
  const answer = hall.fetch("/api/replays/a/transcript");
  await later();
  Puppet.last.say({ kind: "answer", token: 1, status: 200, body: new Blob(["{}"]), media: "application/json", name: "a.json" });
  expect((await answer).headers.get("content-disposition")).toBe(`attachment; filename="a.json"`);
  expect(await (await answer).text()).toBe("{}");
});

it("takes the page's words from files of the site", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await hall.fetch("/api/words/en/some-game/page.ftl");
  expect(String(fetched.mock.calls[0]![0])).toBe("http://here/some/path/words/en/some-game/page.ftl");
});

it("tells how far it is", () => {
  hall.begin();
  Puppet.last.say({ kind: "progress", come: 3, total: 9, started: 0 });
  expect([hall.state.opening.come, hall.state.opening.total, hall.state.opening.open]).toEqual([3, 9, false]);
  Puppet.last.say({ kind: "progress", come: 9, total: 9, started: 0.5 });
  expect([hall.state.opening.come, hall.state.opening.started]).toEqual([9, 0.5]);
  Puppet.last.say({ kind: "ready" });
  expect(hall.state.opening.open).toBe(true);
});

it("leaves nobody waiting when it cannot be opened, and can be tried again", async () => {
  const closed = vi.fn();
  hall.line("a", { opened: vi.fn(), told: vi.fn(), closed });
  const answer = hall.fetch("/api/matches");
  await later();
  const first = Puppet.last;
  first.say({ kind: "broken", text: "no network" });
  await expect(answer).rejects.toThrow("no network");
  expect(closed).toHaveBeenCalledWith(1006, "");
  expect(hall.state.opening.problem).toBe("no network");
  await expect(hall.fetch("/api/matches")).rejects.toThrow("no network");
  expect(Puppet.last).toBe(first);
  hall.begin();
  expect(Puppet.last).not.toBe(first);
  expect(hall.state.opening.problem).toBe("");
});

it("says nothing on a line before it is open, nor after it is closed", async () => {
  const events = { opened: vi.fn(), told: vi.fn(), closed: vi.fn() };
  const line = hall.line("a", events);
  line.send("early");
  Puppet.last.say({ kind: "opened", line: 1 });
  line.send("hello");
  Puppet.last.say({ kind: "told", line: 1, text: "welcome" });
  line.close();
  line.send("late");
  Puppet.last.say({ kind: "told", line: 1, text: "still there?" });
  await later();
  expect(Puppet.last.heard.map(({ kind }) => kind)).toEqual(["open", "say", "close"]);
  expect(events.told.mock.calls).toEqual([["welcome"]]);
  expect(events.closed.mock.calls).toEqual([[1000, ""]]);
});
