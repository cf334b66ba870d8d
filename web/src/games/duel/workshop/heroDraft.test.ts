import { describe, expect, it } from "vitest";
import { curve, freshCard, freshHero, named, renamed, settled, size, turned, usual } from "./heroDraft";

describe("a hero's draft", () => {
  it("begins with a card of every type, and not yet with a whole deck", () => {
    expect(freshHero().cards?.map(({ type }) => type)).toEqual(["attack", "defence", "versatile", "scheme"]);
    expect(size(freshHero())).toBe(12);
  });

  it("keeps of a card that becomes a scheme only what schemes have, and the other way round", () => {
    const card = { ...freshCard("attack"), name: "A", after_combat: "Draw 1 card." };
    expect(turned(card, "scheme")).toEqual({ name: "A", type: "scheme", boost: 2, copies: 3, fighter: "any" });
    expect(turned({ ...freshCard("scheme"), scheme: "Draw 1 card." }, "defence")).toMatchObject({ type: "defence", value: 3 });
    expect(turned(card, "versatile")).toEqual({ ...card, type: "versatile" });
  });

  it("gets ids of its names, each once, and says what can be named", () => {
    const one = { name: "Der Brauer", sidekick: { name: "Ziege" }, abilities: [{ when: "turn_start" }], cards: [{ name: "Finte" }, { name: "Finte" }, {}] };
    expect(settled(one)).toMatchObject({
      id: "der-brauer",
      sidekick: { id: "ziege" },
      abilities: [{ id: "ability-1" }],
      cards: [{ id: "finte" }, { id: "finte-2" }, { id: "card-3" }],
    });
    expect(named(one).map(({ thing }) => thing)).toEqual(["hero", "sidekick", "card-finte", "card-finte-2"]);
    expect(settled(settled(one))).toEqual(settled(one));
  });
});

describe("somebody who gets another name", () => {
  const one = {
    name: "The Owl",
    cards: [{ scheme: "The Owl heals 1. Move the Owl 2 spaces. Owls and the Owlet stay." }, { immediately: ["cancel"] }],
    abilities: [{ do: "Swap the Owl with Billy." }],
  };

  it("gets it in all texts, and nobody else does", () => {
    const { cards, abilities } = renamed(one, "The Owl", "The Crow");
    expect(cards).toEqual([{ scheme: "The Crow heals 1. Move the Crow 2 spaces. Owls and the Owlet stay." }, { immediately: ["cancel"] }]);
    expect(abilities).toEqual([{ do: "Swap the Crow with Billy." }]);
    expect(renamed(one, "Billy", "$& (Bo)").abilities).toEqual([{ do: "Swap the Owl with $& (Bo)." }]);
  });

  it("stays in the texts as long as the new name is empty", () => {
    expect(renamed(one, "The Owl", " ")).toBe(one);
    expect(renamed(one, "", "The Crow")).toBe(one);
  });
});

describe("curves", () => {
  const deck = [
    { value: 2, boost: 1, copies: 3 },
    { value: 9, boost: null, copies: 2 },
    { value: null, boost: 1, copies: 1 },
  ];

  it("count copies; what is higher than the highest goes with it, what has no number nowhere", () => {
    expect(curve(deck, "value", 4)).toEqual([0, 0, 3, 0, 2]);
    expect(curve(deck, "boost", 2)).toEqual([0, 4, 0]);
  });

  it("of several decks are averages", () => {
    expect(usual([deck, []], "boost", 2)).toEqual([0, 2, 0]);
  });
});
