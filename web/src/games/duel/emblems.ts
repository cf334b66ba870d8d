/** What stands for a fighter where there is no picture: an emblem, a colour for the hero, a tint for the seat. */
import crestedHelmet from "icon:crested-helmet";
import crossbow from "icon:crossbow";
import dominoMask from "icon:domino-mask";
import bowman from "icon:bowman";
import dragonHead from "icon:spiked-dragon-head";
import drinkMe from "icon:drink-me";
import darkLady from "icon:female-vampire";
import harpy from "icon:harpy";
import hood from "icon:hood";
import horseHead from "icon:horse-head";
import knapsack from "icon:knapsack";
import medusaHead from "icon:medusa-head";
import monkey from "icon:monkey";
import rabbitHead from "icon:rabbit-head";
import robinHoodHat from "icon:robin-hood-hat";
import sasquatch from "icon:sasquatch";
import spartanHelmet from "icon:spartan-helmet";
import swordInStone from "icon:sword-in-stone";
import turban from "icon:turban";
import twoShadows from "icon:two-shadows";
import vikingHead from "icon:viking-head";
import vikingShield from "icon:viking-shield";
import visoredHelm from "icon:visored-helm";
import wizardFace from "icon:wizard-face";
import { face } from "./cards/faces.svelte";
import { heroPalette } from "./cards/palettes";
import { pictureOf } from "./looks.svelte";

const EMBLEMS: Record<string, string> = {
  achilles: spartanHelmet,
  patroclus: crestedHelmet,
  alice: drinkMe,
  jabberwock: dragonHead,
  beowulf: vikingHead,
  wiglaf: vikingShield,
  bigfoot: sasquatch,
  jackalope: rabbitHead,
  "bloody-mary": darkLady,
  "king-arthur": swordInStone,
  merlin: wizardFace,
  "little-red-riding-hood": hood,
  huntsman: crossbow,
  medusa: medusaHead,
  harpy,
  "robin-hood": robinHoodHat,
  outlaw: dominoMask,
  sinbad: turban,
  porter: knapsack,
  "sun-wukong": monkey,
  clone: twoShadows,
  yennenga: horseHead,
  archer: bowman,
};

// Light value first, dark value second: each reads on the paper and on the night table alike.
const COLOURS: Record<string, [string, string]> = {
  achilles: ["#8a5a00", "#e9b84f"],
  alice: ["#1d62a8", "#8fc2f5"],
  beowulf: ["#3d566e", "#a9c3dc"],
  bigfoot: ["#6b4526", "#d3a57c"],
  "bloody-mary": ["#8c1230", "#f2899d"],
  "king-arthur": ["#3a3f9e", "#aab0f5"],
  "little-red-riding-hood": ["#a81c1c", "#f58d80"],
  medusa: ["#3f6b1f", "#a9d57c"],
  "robin-hood": ["#1f6b3d", "#7fd39c"],
  sinbad: ["#0b6670", "#6fd0d8"],
  "sun-wukong": ["#9a4a00", "#f5b063"],
  yennenga: ["#7a2f6b", "#e39fd2"],
};

/** The drawing of a hero or a sidekick; those of packs have the picture that their author chose, or a helm. */
export function emblem(id: string): string {
  const known = EMBLEMS[id];
  const own = known ? undefined : pictureOf(id);
  return known ?? (own && face({ hero: id, emblem: own })) ?? visoredHelm;
}

/** A hero's colour, light and dark; a home-made hero has the ink of its palette. */
export function heroColour(id: string): string {
  const own = COLOURS[id];
  return own ? `light-dark(${own.join(", ")})` : heroPalette(id).ink;
}

/** The tint of a seat: what is theirs carries it. */
export function tint(seat: number): string {
  return `var(--seat-${seat % 4})`;
}

// A disc, a square, a triangle and a diamond in a box of 24: who does not see the tint sees the shape.
const SHAPES = ["M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z", "M3.5 3.5h17v17h-17z", "M12 2L23 21.5H1z", "M12 0.5L23.5 12L12 23.5L0.5 12z"];

/** The shape of a seat, to be drawn as an SVG path in a box of 24. */
export function shape(seat: number): string {
  return SHAPES[seat % 4] as string;
}
