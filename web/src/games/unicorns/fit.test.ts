import { describe, expect, test } from "vitest";
import { fanned, kept, paired, placed, share, spread } from "./fit";
import { clearPlace } from "./cards/lens";

describe("sharing out the room", () => {
  test("a hand of eight lies side by side wherever it tells its texts", () => {
    for (const width of [1260, 1346, 1420, 2540]) {
      const { card, speaks } = share(width, 599, 7, true);
      const { start, step } = fanned(8, width, card);
      expect(speaks).toBe(true);
      expect(step).toBeGreaterThanOrEqual(card);
      expect(start + 7 * step + card).toBeLessThanOrEqual(width + 0.5);
    }
  });
  test("however many are held, none lies outside", () => {
    const { card } = share(1346, 599, 3, true);
    for (let cards = 1; cards < 20; cards += 1) {
      const { start, step } = fanned(cards, 1346, card);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + (cards - 1) * step + card).toBeLessThanOrEqual(1346.5);
    }
  });
  test("whoever only watches leaves the hand's room to the table", () => {
    expect(share(1346, 599, 8, false)).toMatchObject({ hand: 0, own: 0 });
  });
});

describe("spreading cards", () => {
  test("they never leave their box, and tell less the more there are", () => {
    const told = ["tiny", "little", "chip", "small", "mid", "full"];
    let before = Infinity;
    for (let cards = 1; cards < 14; cards += 1) {
      const plan = spread(cards, 233, 62, "full");
      const { x, y } = placed(plan, cards - 1);
      expect(x + plan.width).toBeLessThanOrEqual(233.5);
      expect(y + plan.height).toBeLessThanOrEqual(62.5);
      expect(told.indexOf(plan.size)).toBeLessThanOrEqual(before);
      before = told.indexOf(plan.size);
    }
  });
  test("one card more or less changes nothing between two steps", () => {
    expect(new Set([1, 2, 3, 4].map(kept)).size).toBe(1);
    expect(new Set([7, 8, 9].map(kept)).size).toBe(1);
  });
  test("four have their names in the smallest place at a full table on a common laptop", () => {
    expect(spread(4, 233, 50, "full").size).toBe("chip");
  });
});

test("a name is broken where its two lines are most even", () => {
  expect(paired("Обычный единорожек (зелёный)")).toBe("Обычный единорожек".length);
  expect(paired("Super-Neihihin!")).toBe("Neihihin!".length);
  expect(paired("Narwal")).toBe(6);
});

test("a card that is looked at gives way to what is asked", () => {
  const asked = { left: 1040, top: 50, right: 1356, bottom: 240 };
  const window = { left: 400, top: 160, right: 770, bottom: 350 };
  for (let left = 0; left < 1300; left += 40) {
    const place = clearPlace({ left, top: 420, right: left + 160, bottom: 650 }, { width: 248, height: 300 }, { width: 1366, height: 657 }, [asked, window]);
    const hidden = [asked, window].filter(
      (kept) => place.left < kept.right && kept.left < place.left + 248 && place.top < kept.bottom && kept.top < place.top + 300,
    );
    expect(hidden).toEqual([]);
  }
});
