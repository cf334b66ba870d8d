/** A picture of a moment to be sent: the table as it stands, who plays, and how it ended. */
import type { Box, Drawing } from "../game";
import { gameOf } from "../games";
import { asset } from "../route.svelte";
import type { TableSession } from "../table.svelte";
import { turnsOf } from "../shell/chronicle";
import { say } from "../words.svelte";
import { colours, copied, fitted, svg } from "./drawing";
import { lifted, write } from "./letters";

export const WIDTH = 1600;
export const HEIGHT = 1200;
const HEAD = 190;
const EDGE = 48;
const NAMES = '"Alegreya Variable", Georgia, serif';
const WORDS = '"Alegreya Sans", sans-serif';

/** The picture as a canvas. */
export async function picture(session: TableSession): Promise<HTMLCanvasElement> {
  const [own, sign] = await Promise.all([gameOf(session.table?.game)?.drawing?.(), mark()]);
  const drawing = composed(session, own?.default ?? shown);
  drawing.append(sign);
  const texts = lifted(drawing);
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const onto = canvas.getContext("2d");
  if (!onto) throw new Error("this browser cannot draw");
  onto.drawImage(image, 0, 0, WIDTH, HEIGHT);
  await write(texts, onto);
  return canvas;
}

function composed(session: TableSession, draw: Drawing): SVGSVGElement {
  const paint = colours("paper", "table", "surface", "ink", "ink-soft", "line", "shine");
  const root = svg("svg", { xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }) as SVGSVGElement;
  root.append(svg("rect", { width: WIDTH, height: HEIGHT, fill: paint.table }));
  root.append(...head(session, paint));
  const box = { x: EDGE, y: HEAD, width: WIDTH - 2 * EDGE, height: HEIGHT - HEAD - EDGE };
  root.append(svg("rect", { ...box, rx: 28, fill: paint.paper, stroke: paint.line, "stroke-width": 2 }));
  const inner = { x: box.x + 26, y: box.y + 26, width: box.width - 52, height: box.height - 52 };
  root.append(...draw(session, inner, { names: NAMES, words: WORDS }));
  return root;
}

/** What the table shows: its own drawings, one over the other. */
const shown: Drawing = (_, box) => [...document.querySelectorAll<SVGSVGElement>("svg[data-drawing]")].map((drawing) => laid(drawing, box));

/** A drawing of the page as large as it fits in the middle of a box; nothing of it lies outside its edge. */
function laid(drawing: SVGSVGElement, box: Box): SVGElement {
  const copy = copied(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  const large = Math.min(box.width / width, box.height / height);
  const [x, y] = [box.x + (box.width - width * large) / 2, box.y + (box.height - height * large) / 2];
  for (const [name, value] of Object.entries({ x, y, width: width * large, height: height * large })) copy.setAttribute(name, String(value));
  copy.style.removeProperty("display");
  return copy;
}

/** Who plays and how it stands, with the hall's own mark. */
function head(session: TableSession, paint: Record<"ink" | "ink-soft" | "shine", string>): SVGElement[] {
  const game = gameOf(session.table?.game);
  const named = game?.roles?.callsSeats; // then who plays there is named beside it
  const names = session.seats.map((seat) => (named && seat.person && seat.person !== seat.name ? `${seat.name} (${seat.person})` : seat.name)).join(" – ");
  const end = session.news?.end?.text;
  const turn = turnsOf(session.log);
  const told = end ?? (session.past || !turn ? say(game ? `hall-game-${game.id}` : "hall-name") : say("log-turn", { number: turn }));
  const hall = say("hall-name");
  return [
    fitted(hall, EDGE + 68, 86, 320, 40, 700, NAMES, paint["ink-soft"]),
    fitted(location.host, WIDTH - EDGE, 84, 420, 28, 400, WORDS, paint["ink-soft"], "end"),
    fitted(names, EDGE, 156, WIDTH - 2 * EDGE - (end ? 0 : 300), 46, 700, NAMES, paint.ink),
    ...(end
      ? [fitted(told, WIDTH / 2, 84, 560, 40, 700, NAMES, paint.shine, "middle")]
      : [fitted(told, WIDTH - EDGE, 156, 280, 34, 400, WORDS, paint["ink-soft"], "end")]),
  ];
}

/** The hall's own mark. */
async function mark(): Promise<SVGElement> {
  const answer = await fetch(asset("icon.svg")).catch(() => null);
  const found = svg("svg", { x: EDGE, y: 40, width: 58, height: 58, viewBox: "0 0 64 64" });
  if (answer?.ok) found.innerHTML = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement.innerHTML;
  return found;
}
