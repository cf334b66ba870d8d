import { describe, expect, it } from "vitest";
import type { Almanac, Board } from "../wire";
import { Draft } from "./draft.svelte";

const board = (id: string, players: number) => ({ id, players }) as Board;
const heroes = ["medusa", "alice", "sinbad", "beowulf"].map((id) => ({ facts: { id } }));
const boards = [board("small", 2), board("large", 4)];
const almanac = { duel: { heroes, boards } } as unknown as Almanac;
const teams = { id: "teams", name: "", least: 4, most: 4 } as const;

describe("a draft", () => {
  it("is a match against a bot from the start", () => {
    const paper = new Draft("duel").paper(almanac, "en", " Ann ");
    expect(paper.chairs).toEqual([{ kind: "me", name: "Ann" }, { kind: "bot", level: "page" }]);
    expect(new Set(paper.setup.heroes as string[]).size).toBe(2);
    expect(paper.timing).toBeUndefined();
  });

  it("draws lots only among heroes that nobody has chosen", () => {
    const draft = new Draft("duel");
    draft.play(teams, boards);
    Object.assign(draft.places[2]!, { hero: "alice" });
    const chosen = draft.paper(almanac, "en", "Ann").setup.heroes as string[];
    expect(chosen[2]).toBe("alice");
    expect(new Set(chosen).size).toBe(4);
  });

  it("lets go of a board that is too small for the mode", () => {
    const draft = new Draft("duel");
    draft.board = "small";
    draft.play(teams, boards);
    expect(draft.paper(almanac, "en", "Ann").setup.board).toBe("large");
  });

  it("always has one seat of mine", () => {
    const draft = new Draft("unicorns");
    draft.sit(2, "me");
    expect(draft.places.map((place) => place.who)).toEqual(["bot", "bot", "me", "bot"]);
    draft.sit(2, "friend");
    expect(draft.places.filter((place) => place.who === "me")).toHaveLength(1);
    draft.sit(3, "me");
    draft.resize(2);
    expect(draft.places.map((place) => place.who)).toContain("me");
  });

  it("lets one person play both heroes of a team", () => {
    const draft = new Draft("duel");
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
    const draft = new Draft("duel");
    draft.play(teams, boards);
    draft.sit(2, "same");
    draft.sit(0, "friend");
    expect(draft.places.map((place) => place.who)).toEqual(["friend", "me", "bot", "bot"]);
    expect(draft.paper(almanac, "en", "Ann").setup).not.toHaveProperty("people");
  });

  it("tells the unicorns' choices beside the number of players", () => {
    const draft = new Draft("unicorns");
    draft.rules.targets = "when_resolved";
    draft.wind("move");
    const paper = draft.paper(almanac, "ru", "Ann");
    expect(paper.setup).toEqual({ players: 4, language: "ru", targets: "when_resolved" });
    expect(paper.timing).toEqual({ kind: "move", seconds: 60, late: "bot" });
    expect(paper.window).toBe(8);
  });
});
