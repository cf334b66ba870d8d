import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";

describe("a draft", () => {
  it("is a table of two against a bot, without clocks, unless a game says otherwise", () => {
    const paper = new Draft("chess").paper({ levels: [], games: {} }, "en", " Ann ");
    expect(paper).toEqual({
      game: "chess",
      setup: {},
      chairs: [
        { kind: "me", name: "Ann" },
        { kind: "bot", level: "page" },
      ],
    });
  });

  it("always has one seat of mine", () => {
    const draft = new Draft("chess", 4);
    draft.sit(2, "me");
    expect(draft.places.map((place) => place.who)).toEqual(["bot", "bot", "me", "bot"]);
    draft.sit(2, "friend");
    expect(draft.places.filter((place) => place.who === "me")).toHaveLength(1);
    draft.sit(3, "me");
    draft.resize(2);
    expect(draft.places.map((place) => place.who)).toContain("me");
  });
});
