/** The colours that a hero's cards and portraits are painted in, and the motif on their ground. */
import { hueOf } from "../looks.svelte";

/** What a picture is painted with: ground and its deep edge, a glow behind the emblem, the emblem's light, and ink on paper. */
export interface Palette {
  ground: string;
  deep: string;
  glow: string;
  light: string;
  ink: string;
}

/** The hues of a hero: of the ground, of its edge and of the glow; and how strong they are. */
interface Paints {
  ground: number;
  deep: number;
  glow: number;
  strength: number;
  motif: keyof typeof MOTIFS;
}

/** How light each part is, by day and by night, and how much of the strength it keeps: the contrasts hang on these alone. */
export const LIGHTNESS = {
  ground: { day: 0.55, night: 0.43, share: 1 },
  deep: { day: 0.33, night: 0.22, share: 0.75 },
  glow: { day: 0.63, night: 0.53, share: 1 },
  light: { day: 0.975, night: 0.94, share: 0.16 },
  ink: { day: 0.42, night: 0.82, share: 1 },
} as const;

/** Lines in a tile of 24 that a ground is patterned with, and how thick they are. */
const MOTIFS = {
  meander: ["M0 20H20V4H4V14H12V9M20 20H24", 1.6],
  chequers: ["M0 6H12M12 18H24", 12],
  chevrons: ["M0 10L6 4L12 10L18 4L24 10M0 22L6 16L12 22L18 16L24 22", 1.6],
  pines: ["M12 3L17 11H14L19 18H5L10 11H7zM12 18V22", 1.4],
  shards: ["M0 0L14 10L24 0M14 10L9 24M14 10L24 17L24 24M0 14L14 10M9 24L0 24L0 14", 1],
  crosses: ["M10.5 5h3l-.8 5.7 5.8-.7v4l-5.8-.7.8 5.7h-3l.8-5.7-5.8.7v-4l5.8.7z", 1.2],
  leaves: ["M12 4C17.5 8 17.5 15 12 19C6.5 15 6.5 8 12 4M12 8V22M0 16C3 18 3 22 0 24M24 16C21 18 21 22 24 24", 1.2],
  scales: ["M0 0A12 12 0 0 0 24 0M-12 12A12 12 0 0 0 12 12A12 12 0 0 0 36 12", 1.4],
  arrows: ["M4 20L18 6M12.5 5.5H18.5V11.5M4 15.5V20H8.5", 1.4],
  waves: ["M0 8C4 2 8 2 12 8S20 14 24 8M0 20C4 14 8 14 12 20S20 26 24 20", 1.5],
  clouds: ["M3 16.5H19A4 4 0 0 0 17.5 8.7A6 6 0 0 0 6 8.5A4.2 4.2 0 0 0 3.5 12.5M9.5 12.5A2.5 2.5 0 1 1 12.5 14", 1.4],
  lozenges: ["M12 2L22 12L12 22L2 12zM12 8.5L15.5 12L12 15.5L8.5 12z", 1.3],
} as const satisfies Record<string, readonly [string, number]>;

const OWN: Record<string, Paints> = {
  achilles: { ground: 72, deep: 38, glow: 92, strength: 0.11, motif: "meander" },
  alice: { ground: 242, deep: 285, glow: 222, strength: 0.12, motif: "chequers" },
  beowulf: { ground: 240, deep: 262, glow: 220, strength: 0.06, motif: "chevrons" },
  bigfoot: { ground: 60, deep: 130, glow: 95, strength: 0.075, motif: "pines" },
  "bloody-mary": { ground: 10, deep: 350, glow: 20, strength: 0.19, motif: "shards" },
  "king-arthur": { ground: 276, deep: 285, glow: 255, strength: 0.14, motif: "crosses" },
  "little-red-riding-hood": { ground: 28, deep: 10, glow: 50, strength: 0.17, motif: "leaves" },
  medusa: { ground: 134, deep: 165, glow: 112, strength: 0.115, motif: "scales" },
  "robin-hood": { ground: 155, deep: 145, glow: 125, strength: 0.1, motif: "arrows" },
  sinbad: { ground: 205, deep: 240, glow: 180, strength: 0.09, motif: "waves" },
  "sun-wukong": { ground: 52, deep: 25, glow: 75, strength: 0.14, motif: "clouds" },
  yennenga: { ground: 335, deep: 15, glow: 350, strength: 0.12, motif: "lozenges" },
};

/** A number that is always the same for an id. */
function lot(id: string): number {
  let found = 7;
  for (const letter of id) found = (found * 31 + letter.codePointAt(0)!) % 1_000_003;
  return found;
}

/** A hero's paints; a home-made hero has those of its colour, or those that its id falls on. */
function paintsOf(hero: string): Paints {
  const own = OWN[hero];
  if (own) return own;
  const number = lot(hero);
  const motifs = Object.keys(MOTIFS) as (keyof typeof MOTIFS)[];
  const { hue, strength } = hueOf(hero) ?? { hue: number % 360, strength: 0.1 };
  return { ground: hue, deep: hue + 25, glow: hue - 20, strength, motif: motifs[number % motifs.length]! };
}

/** The three numbers of each colour, by day or by night. */
export function mixed(hero: string, hour: "day" | "night"): Record<keyof Palette, [lightness: number, chroma: number, hue: number]> {
  const { ground, deep, glow, strength } = paintsOf(hero);
  const mix = (part: keyof Palette, hue: number): [number, number, number] => {
    const { share, ...hours } = LIGHTNESS[part];
    return [hours[hour], strength * share, (hue + 360) % 360];
  };
  return { ground: mix("ground", ground), deep: mix("deep", deep), glow: mix("glow", glow), light: mix("light", glow), ink: mix("ink", ground) };
}

/** The palette of a hero as CSS colours, light and dark. */
export function heroPalette(hero: string): Palette {
  const [day, night] = [mixed(hero, "day"), mixed(hero, "night")];
  const css = (part: keyof Palette): string => `light-dark(oklch(${day[part].join(" ")}), oklch(${night[part].join(" ")}))`;
  return { ground: css("ground"), deep: css("deep"), glow: css("glow"), light: css("light"), ink: css("ink") };
}

/** What a picture needs of the palette, as properties of a style; the ink is for words beside it. */
export function paint(hero: string): string {
  const { ground, deep, glow, light } = heroPalette(hero);
  return `--ground: ${ground}; --deep: ${deep}; --glow: ${glow}; --light: ${light}`;
}

/** The lines on the ground of a hero's pictures, and how thick they are. */
export function motif(hero: string): readonly [lines: string, thick: number] {
  return MOTIFS[paintsOf(hero).motif];
}
