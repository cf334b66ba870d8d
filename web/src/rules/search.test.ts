import { expect, test } from "vitest";
import type { Chapter } from "../wire";
import { pieces, search, wordsOf } from "./search";

const BOOK: Chapter[] = [
  { id: "D1", title: "Zug", rules: [{ id: "D1.1", text: "Über die Brücke, mit großem Schwung." }] },
  { id: "D10", title: "Ход", rules: [{ id: "D10.1", text: "Приём подаёт её сам." }] },
  {
    id: "R",
    title: "Łąka",
    rules: [
      { id: "R1", text: "Здоров’я бійця." },
      { id: "R10", text: "Schwung" },
    ],
  },
];
const found = (typed: string): string[] => search(BOOK, wordsOf(typed)).flatMap(({ rules }) => rules.map(({ id }) => id));

test("words are found whatever their case and accents", () => {
  expect(found("uber BRUCKE")).toEqual(["D1.1"]);
  expect(found("grossem")).toEqual(["D1.1"]);
  expect(found("прием ее")).toEqual(["D10.1"]);
  expect(found("здоров'я")).toEqual(["R1"]);
  expect(found("„Schwung“,")).toEqual(["D1.1", "R10"]);
  expect(found("Schwung Brücke")).toEqual(["D1.1"]);
  expect(found("nichts")).toEqual([]);
});

test("a word of a chapter's title finds its rules", () => {
  expect(found("laka")).toEqual(["R1", "R10"]);
});

test("an id is meant as a whole, also that of a chapter", () => {
  expect(found("d1")).toEqual(["D1.1"]);
  expect(found("D10.1")).toEqual(["D10.1"]);
  expect(found("d10.")).toEqual(["D10.1"]);
  expect(found("r1")).toEqual(["R1"]);
  expect(found("r1 schwung")).toEqual([]);
});

test("what was found is marked as it is written", () => {
  const marks = (text: string, typed: string) =>
    pieces(text, wordsOf(typed))
      .filter((piece) => piece.found)
      .map((piece) => piece.text);
  expect(marks("Über großem Überfluss", "uber gross")).toEqual(["Über", "groß", "Über"]);
  expect(marks("Приём", "ем")).toEqual(["ём"]);
  expect(pieces("aab", ["aa", "ab"])).toEqual([{ text: "aab", found: true }]);
  expect(pieces("nothing", [])).toEqual([{ text: "nothing", found: false }]);
});
