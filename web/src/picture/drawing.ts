/** Parts of drawings that stand for themselves: colours and styles of the page written into them. */

const SVG = "http://www.w3.org/2000/svg";
const STYLES = [
  "clip-path",
  "color",
  "display",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "filter",
  "font-family",
  "font-size",
  "font-style",
  "font-variant-numeric",
  "font-weight",
  "letter-spacing",
  "mask",
  "mix-blend-mode",
  "opacity",
  "paint-order",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "transform",
  "transform-box",
  "transform-origin",
  "visibility",
];

/** An element of a drawing. */
export function svg(name: string, attributes: Record<string, string | number> = {}, ...children: (Node | string)[]): SVGElement {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value));
  found.append(...children);
  return found;
}

/** An icon in a square. */
export function icon(body: string, x: number, y: number, size: number, color: string): SVGElement {
  const found = svg("svg", { x, y, width: size, height: size, viewBox: "0 0 512 512", color });
  found.innerHTML = body;
  return found;
}

/** A copy of a drawing on the page that looks the same anywhere: whatever its styles come to is written down. */
export function copied(drawing: SVGSVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const tokens = [...drawing.querySelectorAll(".token")];
  const hidden: Element[] = [];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((each, at) => {
    if (each.tagName === "text" && originals[at] && tokens.some((token) => covers(token, originals[at] as Element))) hidden.push(each);
    const original = originals[at];
    if (!original || !("style" in each)) return;
    const style = getComputedStyle(original);
    each.removeAttribute("class");
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value) each.style.setProperty(name, value);
    }
  });
  for (const each of hidden) each.remove(); // letters are written last, over everything
  return copy;
}

/** Whether somebody stands on a text. */
function covers(token: Element, text: Element): boolean {
  if (!(text.compareDocumentPosition(token) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  const [over, under] = [token.getBoundingClientRect(), text.getBoundingClientRect()];
  const [x, y] = [(under.left + under.right) / 2, (under.top + under.bottom) / 2];
  return x > over.left && x < over.right && y > over.top && y < over.bottom;
}

/** What a colour of the page comes to now, in the light and the mood that it has. */
export function colours<Name extends string>(...names: Name[]): Record<Name, string> {
  const probe = document.createElement("i");
  document.body.append(probe);
  const told = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(told) as Record<Name, string>;
}

let ruler: CanvasRenderingContext2D | null = null;
/** How wide a text is. */
export function wide(text: string, font: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length;
  ruler.font = font;
  return ruler.measureText(text).width;
}

/** A text that is written as large as it fits. */
export function fitted(
  text: string,
  x: number,
  y: number,
  most: number,
  size: number,
  weight: number,
  family: string,
  fill: string,
  anchor = "start",
): SVGElement {
  const space = wide(text, `${weight} ${size}px ${family}`);
  const shrunk = Math.min(size, (size * most) / Math.max(1, space));
  return svg("text", { x, y, "font-size": shrunk.toFixed(1), "font-weight": weight, "font-family": family, fill, "text-anchor": anchor }, text);
}
