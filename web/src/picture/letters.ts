/** The texts of a drawing, written with the page's own letters: a drawing that becomes an image has no fonts but the system's. */

/** A text that was taken out of a drawing, with all that is needed to write it where it stood. */
interface Text {
  text: string;
  font: string;
  x: number;
  y: number;
  at: DOMMatrix;
  fill: string;
  stroke: string;
  width: number;
  alpha: number;
  align: CanvasTextAlign;
  baseline: CanvasTextBaseline;
}
const ALIGN: Record<string, CanvasTextAlign> = { middle: "center", end: "right" };
const BASELINE: Record<string, CanvasTextBaseline> = { central: "middle", middle: "middle", hanging: "hanging" };

/** Take all plain texts out of a drawing; it is laid into the page for a moment so that places and styles are known. */
export function lifted(root: SVGGraphicsElement): Text[] {
  const room = document.createElement("div");
  room.setAttribute("aria-hidden", "true");
  room.style.cssText = "position:fixed;left:-99999px;top:0;pointer-events:none";
  room.append(root);
  document.body.append(room);
  const plain = [...root.querySelectorAll<SVGTextElement>("text")].filter((text) => !text.children.length && seen(text));
  const home = root.getScreenCTM()?.inverse();
  const found = home ? plain.map((text) => noted(text, home)) : [];
  if (home) for (const text of plain) text.remove();
  room.remove();
  return found;
}

function seen(text: Element): boolean {
  const style = getComputedStyle(text);
  return style.display !== "none" && style.visibility !== "hidden" && text.getClientRects().length > 0;
}

function noted(text: SVGTextElement, home: DOMMatrix): Text {
  const style = getComputedStyle(text);
  const place = text.getScreenCTM();
  let alpha = 1;
  for (let each: Element | null = text; each; each = each.parentElement) alpha *= Number(getComputedStyle(each).opacity);
  return {
    text: text.textContent?.trim() ?? "",
    font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    x: text.x.baseVal.numberOfItems ? text.x.baseVal.getItem(0).value : 0,
    y: text.y.baseVal.numberOfItems ? text.y.baseVal.getItem(0).value : 0,
    at: place ? home.multiply(place) : home,
    fill: style.fill,
    stroke: style.stroke,
    width: style.stroke === "none" ? 0 : parseFloat(style.strokeWidth),
    alpha,
    align: ALIGN[style.textAnchor] ?? "left",
    baseline: BASELINE[style.dominantBaseline] ?? "alphabetic",
  };
}

/** Write them, once their letters are there. */
export async function write(texts: Text[], onto: CanvasRenderingContext2D): Promise<void> {
  await Promise.allSettled(texts.map(({ font, text }) => document.fonts.load(font, text)));
  for (const { text, font, x, y, at, fill, stroke, width, alpha, align, baseline } of texts) {
    onto.save();
    onto.setTransform(at);
    onto.globalAlpha = alpha;
    onto.font = font;
    onto.textAlign = align;
    onto.textBaseline = baseline;
    if (width) {
      onto.lineJoin = "round";
      onto.lineWidth = width;
      onto.strokeStyle = stroke;
      onto.strokeText(text, x, y);
    }
    if (fill !== "none") {
      onto.fillStyle = fill;
      onto.fillText(text, x, y);
    }
    onto.restore();
  }
}
