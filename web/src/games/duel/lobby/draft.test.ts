import { describe, expect, it } from "vitest";
import type { Almanac, Checked } from "../../../wire";
import { bySource } from "../../../workshop/shelf.svelte";
import type { Board, DuelAlmanac, DuelWire, Hero, Mode } from "../wire";
import DuelDraft from "./draft.svelte";

const board = (id: string, ...modes: Mode["id"][]) => ({ id, modes }) as Board;
const heroes = ["medusa", "alice", "sinbad", "beowulf"].map((id) => ({ facts: { id } }));
const boards = [board("small", "duel"), board("large", "duel", "teams")];
const almanac = { games: { duel: { heroes, boards } } } as unknown as Almanac;
const teams: Mode = { id: "teams", name: "", least: 4, most: 4, teams: [0, 1, 0, 1] };

/** What the hall says of a pack that somebody has made. */
const own = (id: string, load: object | null) => ({
  kept: { key: id, changed: 1, draft: { about: { id, game: "duel", name: id, language: "en" }, parts: {}, words: {} } },
  checked: { id, load, told: load && { heroes: [{ facts: { id: `${id}.smith` } }], boards: [board(`${id}.forge`, "duel")] } } as unknown as Checked<DuelWire>,
  wrong: "",
});

describe("packs that somebody has made", () => {
  it("are carried by a setup that needs them, and by no other", () => {
    const draft = new DuelDraft();
    draft.shelf.all = [own("tavern", { version: "1" }), own("alley", { version: "2" }), own("torn", null)];
    expect(draft.setup(almanac.games["duel"] as DuelAlmanac)).not.toHaveProperty("packs");
    Object.assign(draft.places[0]!, { role: "tavern.smith" });
    draft.board = "alley.forge";
    expect(draft.setup(almanac.games["duel"] as DuelAlmanac)["packs"]).toEqual({ tavern: { version: "1" }, alley: { version: "2" } });
    expect(draft.shelf.unfinished.map(({ kept }) => kept.key)).toEqual(["torn"]);
  });

  it("are drawn by lots only if somebody wants that", () => {
    const draft = new DuelDraft();
    draft.shelf.all = [own("tavern", {})];
    const told = { heroes: [{ facts: { id: "hall.giant" } }], boards: [board("hall.bridge", "duel")] } as unknown as DuelAlmanac;
    expect(draft.setup(told)).toMatchObject({ heroes: [undefined, undefined], board: undefined });
    draft.wide = true;
    expect(new Set(draft.setup(told)["heroes"] as string[])).toEqual(new Set(["tavern.smith", "hall.giant"]));
  });

  it("stand apart from what is built in, and one's own before the hall's with the same id", () => {
    const draft = new DuelDraft();
    draft.shelf.all = [own("tavern", {})];
    const all = draft.heroes([{ facts: { id: "medusa" } }, { facts: { id: "tavern.smith" } }, { facts: { id: "hall.giant" } }] as Hero[]);
    const groups = bySource(all, ({ facts }) => facts.id, draft.shelf);
    expect(groups.map(({ source, all }) => [source, all.map(({ facts }) => facts.id)])).toEqual([
      ["own", ["tavern.smith"]],
      ["game", ["medusa"]],
      ["hall", ["hall.giant"]],
    ]);
  });
});

describe("a draft of a duel", () => {
  it("is a match against a bot from the start", () => {
    const paper = new DuelDraft().paper(almanac, "en", " Ann ");
    expect(paper.chairs).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "bot", level: "page" },
    ]);
    expect(new Set(paper.setup.heroes as string[]).size).toBe(2);
    expect(paper.timing).toBeUndefined();
  });

  it("draws lots only among heroes that nobody has chosen", () => {
    const draft = new DuelDraft();
    draft.play(teams, boards);
    Object.assign(draft.places[2]!, { role: "alice" });
    const chosen = draft.paper(almanac, "en", "Ann").setup.heroes as string[];
    expect(chosen[2]).toBe("alice");
    expect(new Set(chosen).size).toBe(4);
  });

  it("lets go of a board that the mode cannot be played on", () => {
    const draft = new DuelDraft();
    draft.board = "small";
    draft.play(teams, boards);
    expect(draft.paper(almanac, "en", "Ann").setup.board).toBe("large");
  });

  it("lets friends choose their heroes, where there are any to come", () => {
    const draft = new DuelDraft();
    expect(draft.paper(almanac, "en", "Ann").choose).toBeUndefined();
    draft.sit(1, "friend");
    expect(draft.paper(almanac, "en", "Ann").choose).toBe(true);
  });

  it("lets one person play both heroes of a team", () => {
    const draft = new DuelDraft();
    draft.play(teams, boards);
    draft.sit(1, "here");
    Object.assign(draft.places[1]!, { name: "Bo" });
    draft.sit(2, "same");
    draft.sit(3, "same");
    const paper = draft.paper(almanac, "en", "Ann");
    expect(paper.setup.people).toEqual([0, 1, 0, 1]);
    expect(paper.chairs.map((chair) => chair.name)).toEqual(["Ann", "Bo", "Ann", "Bo"]);
    expect(paper.chairs.map((chair) => chair.kind)).toEqual(["me", "here", "me", "here"]);
  });

  it("gives a hero to a bot when its player leaves the team", () => {
    const draft = new DuelDraft();
    draft.play(teams, boards);
    draft.sit(2, "same");
    draft.sit(0, "friend");
    expect(draft.places.map((place) => place.who)).toEqual(["friend", "me", "bot", "bot"]);
    expect(draft.paper(almanac, "en", "Ann").setup).not.toHaveProperty("people");
  });
});
