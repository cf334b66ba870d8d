import { expect, it } from "vitest";
import type { Almanac } from "../../../wire";
import type { HerdCard, UnicornAlmanac } from "../wire";
import UnicornDraft from "./draft.svelte";

it("tells choices beside the number of players, and how long a card can be answered", () => {
  const draft = new UnicornDraft();
  draft.rules.targets = "when_resolved";
  draft.wind("move");
  const paper = draft.paper({ levels: [], games: {} } satisfies Almanac, "ru", "Ann");
  expect(paper.setup).toEqual({ players: 4, language: "ru", targets: "when_resolved" });
  expect(paper.timing).toEqual({ kind: "move", seconds: 60, late: "bot" });
  expect(paper.window).toBe(8);
});

it("plays with expansions of the hall by their fingerprints", () => {
  const draft = new UnicornDraft();
  const cards = [{ id: "glade.moth" }] as HerdCard[];
  const almanac = { cards: [], expansions: [{ id: "glade", name: "Glade", fingerprint: "abc", cards }] } as unknown as UnicornAlmanac;
  expect(draft.setup(almanac, "en")).not.toHaveProperty("packs");
  draft.chosen = ["glade", "gone"];
  expect(draft.setup(almanac, "en")["packs"]).toEqual({ glade: "abc" });
  expect(draft.cards(almanac)).toEqual(cards);
});
