import { describe, expect, it } from "vitest";
import type { Almanac } from "../../../wire";
import type { Board, Mode } from "../wire";
import DuelDraft from "./draft.svelte";

const board = (id: string, ...modes: Mode["id"][]) => ({ id, modes }) as Board;
const heroes = ["medusa", "alice", "sinbad", "beowulf"].map((id) => ({ facts: { id } }));
const boards = [board("small", "duel"), board("large", "duel", "teams")];
const almanac = { games: { duel: { heroes, boards } } } as unknown as Almanac;
const teams: Mode = { id: "teams", name: "", least: 4, most: 4, teams: [0, 1, 0, 1] };

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
