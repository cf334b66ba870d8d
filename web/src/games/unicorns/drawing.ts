/** The stables of a unicorn table, drawn: a row for everybody, a small card for all that stands there. */
import type { Box, Drawing } from "../../game";
import { colours, fitted, icon, svg, wide } from "../../picture/drawing";
import { say } from "../../words.svelte";
import { emblem } from "./cards/emblems";
import type { HerdCard, UnicornWire } from "./wire";

const PAINTS: Record<string, string> = {
  red: "#c9403a",
  pink: "#d8559d",
  orange: "#d9701a",
  yellow: "#b98d00",
  green: "#34894a",
  blue: "#2f7fcb",
  indigo: "#4a4fbf",
  purple: "#8d48b8",
  black: "#34343d",
  white: "#8a8998",
  brown: "#85562f",
  rainbow: "#c93f8f",
};
const SIGN = 230; // for who sits there
const GAP = 14;

const drawing: Drawing<UnicornWire> = (session, box, { names, words }) => {
  const { view } = session.news ?? {};
  const { facts } = session.table ?? {};
  if (!view || !facts) return [];
  const paint = colours("surface", "raised", "ink", "ink-soft", "line", "shine", "defence", "versatile", "scheme", "good", "bad");
  const hues: Record<HerdCard["type"], string> = {
    baby: paint.shine,
    basic: paint.defence,
    magical: paint.versatile,
    magic: paint.scheme,
    upgrade: paint.good,
    downgrade: paint.bad,
    instant: paint.ink,
  };
  const most = Math.max(...view.seats.map(({ stable }) => stable.unicorns.length + stable.upgrades.length + stable.downgrades.length), 1);
  const row = (box.height - GAP * (view.seats.length - 1)) / view.seats.length;
  const width = Math.min((box.width - SIGN - GAP * most) / most, (row - 16) * 0.82, 170);
  const group = svg("g");
  view.seats.forEach(({ stable }, seat) => {
    const y = box.y + seat * (row + GAP);
    const won = session.news?.end?.winners.includes(seat);
    group.append(
      svg("rect", {
        x: box.x,
        y,
        width: box.width,
        height: row,
        rx: 16,
        fill: paint.surface,
        stroke: won ? paint.shine : paint.line,
        "stroke-width": won ? 4 : 1.5,
      }),
      fitted(session.seats[seat]?.name ?? "", box.x + 20, y + row / 2 - 4, SIGN - 40, 34, 700, names, won ? paint.shine : paint.ink),
      fitted(`${say("herd-end-unicorns")}: ${stable.count} / ${view.goal}`, box.x + 20, y + row / 2 + 30, SIGN - 40, 26, 400, words, paint["ink-soft"]),
    );
    [...stable.unicorns, ...stable.upgrades, ...stable.downgrades].forEach((id, at) => {
      const card = facts.cards[id];
      if (card)
        group.append(
          drawn(id, card, { x: box.x + SIGN + at * (width + GAP), y: y + 8, width, height: row - 16 }, hues[card.type], paint.raised, paint.ink, names),
        );
    });
  });
  return [group];
};
export default drawing;

function drawn(id: string, card: HerdCard, { x, y, width, height }: Box, hue: string, ground: string, ink: string, names: string): SVGElement {
  const { body, paint } = emblem(id, card.type);
  const size = Math.min(20, height * 0.14);
  const lines = wrapped(card.name.replaceAll("\u00a0", " "), (text) => wide(text, `600 ${size}px ${names}`) <= width - 10);
  const room = height - 12 - lines.length * size * 1.08;
  const round = Math.min(width * 0.66, room * 0.86);
  return svg(
    "g",
    {},
    svg("rect", {
      x,
      y,
      width,
      height,
      rx: 10,
      fill: ground,
      stroke: hue,
      "stroke-width": 2.5,
      ...(card.type === "downgrade" ? { "stroke-dasharray": "8 5" } : {}),
    }),
    icon(body, x + (width - round) / 2, y + (room - round) / 2 + 4, round, PAINTS[paint ?? ""] ?? hue),
    ...lines.map((text, at) =>
      fitted(text, x + width / 2, y + height - 8 - (lines.length - 1 - at) * size * 1.08, width - 10, size, 600, names, ink, "middle"),
    ),
  );
}

/** A name on as many lines as it needs; a word that fits nowhere has a line of its own. */
export function wrapped(name: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
