import { expect, it } from "vitest";
import { heroPalette } from "./cards/palettes";
import { emblem } from "./emblems";
import { dress, hueIn, pictureOf } from "./looks.svelte";

it("reads the hue of a colour, and no more strength than paint has", () => {
  expect(hueIn("#ff0000").hue).toBeCloseTo(29.2, 0);
  expect(hueIn("#0000ff").hue).toBeCloseTo(-95.9, 0);
  expect(hueIn("#ff0000").strength).toBe(0.15);
  expect(hueIn("#808080").strength).toBeCloseTo(0, 3);
});

it("paints a hero of a pack in its colour; what is no colour is left alone", () => {
  const before = heroPalette("own.smith").ground;
  dress([{ id: "own.smith", looks: { emblems: { "own.smith": "anvil" }, colour: "red; background: url(//x)" } }]);
  expect(heroPalette("own.smith").ground).toBe(before);
  dress([{ id: "own.smith", looks: { emblems: {}, colour: "#0055aa" } }]);
  expect(heroPalette("own.smith").ground).not.toBe(before);
  expect(pictureOf("own.smith")).toBe("anvil");
});

it("has a picture for everybody, known or not", () => {
  expect(emblem("own.nobody")).toBe(emblem("another.nobody"));
  expect(emblem("own.smith")).toContain("<path");
});
