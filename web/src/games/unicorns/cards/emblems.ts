/** The emblems of the cards: an icon that fits the name, and a paint where a family differs by colour only. */
import armorDowngrade from "icon:armor-downgrade";
import aura from "icon:aura";
import babyBottle from "icon:baby-bottle";
import barn from "icon:barn";
import beehive from "icon:beehive";
import blackKnightHelm from "icon:black-knight-helm";
import bootKick from "icon:boot-kick";
import brokenWall from "icon:broken-wall";
import bullHorns from "icon:bull-horns";
import camelHead from "icon:camel-head";
import cannon from "icon:cannon";
import cardDraw from "icon:card-draw";
import cat from "icon:cat";
import chessKnight from "icon:chess-knight";
import clover from "icon:clover";
import coffeeCup from "icon:coffee-cup";
import convergenceTarget from "icon:convergence-target";
import crystalBall from "icon:crystal-ball";
import crystalWand from "icon:crystal-wand";
import cycle from "icon:cycle";
import deathSkull from "icon:death-skull";
import dice from "icon:dice-six-faces-five";
import dominoMask from "icon:domino-mask";
import explosionRays from "icon:explosion-rays";
import featheredWing from "icon:feathered-wing";
import flame from "icon:flame";
import forkKnifeSpoon from "icon:fork-knife-spoon";
import goose from "icon:goose";
import halfTornado from "icon:half-tornado";
import handSaw from "icon:hand-saw";
import heartPlus from "icon:heart-plus";
import horseHead from "icon:horse-head";
import jumpingRope from "icon:jumping-rope";
import lasso from "icon:lasso";
import lips from "icon:lips";
import muscleUp from "icon:muscle-up";
import panda from "icon:panda";
import partyFlags from "icon:party-flags";
import photoCamera from "icon:photo-camera";
import plainDagger from "icon:plain-dagger";
import poison from "icon:poison";
import powerButton from "icon:power-button";
import powerLightning from "icon:power-lightning";
import queenCrown from "icon:queen-crown";
import rainbowStar from "icon:rainbow-star";
import robotGrab from "icon:robot-grab";
import roundStar from "icon:round-star";
import sacrificialDagger from "icon:sacrificial-dagger";
import scales from "icon:scales";
import sharkJaws from "icon:shark-jaws";
import snail from "icon:snail";
import spikyWing from "icon:spiky-wing";
import starFlag from "icon:star-flag";
import starSwirl from "icon:star-swirl";
import sunRadiations from "icon:sun-radiations";
import targeted from "icon:targeted";
import thornyVine from "icon:thorny-vine";
import tie from "icon:tie";
import torpedo from "icon:torpedo";
import trident from "icon:trident";
import twoCoins from "icon:two-coins";
import unicorn from "icon:unicorn";
import unlitBomb from "icon:unlit-bomb";
import upgrade from "icon:upgrade";
import whaleTail from "icon:whale-tail";
import type { HerdCard } from "../wire";

export interface Emblem {
  body: string;
  /** One of the paints of HerdCard.svelte, if the card has a colour of its own. */
  paint?: string;
}

/** What tells the types apart besides colour and word. */
export const TYPES: Record<HerdCard["type"], string> = {
  baby: babyBottle,
  basic: unicorn,
  magical: roundStar,
  magic: crystalWand,
  upgrade,
  downgrade: armorDowngrade,
  instant: powerLightning,
};

const OWN: Record<string, string> = {
  rhinocorn: bullHorns,
  "magical-kittencorn": cat,
  "stabby-the-unicorn": plainDagger,
  "rainbow-unicorn": rainbowStar,
  "extremely-destructive-unicorn": explosionRays,
  "chainsaw-unicorn": handSaw,
  llamacorn: camelHead,
  americorn: starFlag,
  "ginormous-unicorn": muscleUp,
  "seductive-unicorn": lips,
  "queen-bee-unicorn": beehive,
  "unicorn-phoenix": flame,
  "unicorn-on-the-cob": forkKnifeSpoon,
  "black-knight-unicorn": blackKnightHelm,
  "shark-with-a-horn": sharkJaws,
  "narwhal-torpedo": torpedo,
  "mermaid-unicorn": trident,
  "classy-narwhal": tie,
  "the-great-narwhal": queenCrown,
  "mother-goose-unicorn": goose,
  "unicorn-oracle": crystalBall,
  "necromancer-unicorn": deathSkull,
  "dark-angel-unicorn": spikyWing,
  "unicorn-poison": poison,
  "back-kick": bootKick,
  "change-of-luck": clover,
  "glitter-tornado": halfTornado,
  "unicorn-swap": cycle,
  "re-target": convergenceTarget,
  "unfair-bargain": scales,
  "two-for-one": twoCoins,
  "targeted-destruction": targeted,
  "mystical-vortex": starSwirl,
  "good-deal": cardDraw,
  "shake-up": dice,
  "blatant-thievery": dominoMask,
  "reset-button": powerButton,
  "kiss-of-life": heartPlus,
  "glitter-bomb": unlitBomb,
  yay: partyFlags,
  "rainbow-aura": aura,
  "double-dutch": jumpingRope,
  "claw-machine": robotGrab,
  "stable-artillery": cannon,
  "rainbow-lasso": lasso,
  "caffeine-overload": coffeeCup,
  "barbed-wire": thornyVine,
  pandamonium: panda,
  "sadistic-ritual": sacrificialDagger,
  slowdown: snail,
  "nanny-cam": photoCamera,
  "broken-stable": brokenWall,
  "blinding-light": sunRadiations,
  "tiny-stable": barn,
  neigh: chessKnight,
  "super-neigh": horseHead,
};

/** Families that share an icon: the end of the id, or what stands before the colour. */
const PAINTS: Record<string, string> = {
  "greedy-flying-unicorn": "yellow",
  "annoying-flying-unicorn": "red",
  "magical-flying-unicorn": "purple",
  "swift-flying-unicorn": "blue",
  "majestic-flying-unicorn": "indigo",
  "baby-narwhal": "blue",
  "shabby-the-narwhal": "brown",
  "alluring-narwhal": "pink",
  "baby-unicorn-death": "black",
  "rainbow-unicorn": "rainbow",
  "rainbow-aura": "rainbow",
  "rainbow-lasso": "rainbow",
};
const COLOURED = /^(?:baby|basic)-unicorn-(\w+)$/;

/** The emblem of a card; a card that is not known here wears that of its type. */
export function emblem(id: string, type: HerdCard["type"]): Emblem {
  const paint = PAINTS[id] ?? COLOURED.exec(id)?.[1];
  const body =
    id === "baby-unicorn-death"
      ? deathSkull
      : (OWN[id] ?? (id.includes("narwhal") ? whaleTail : id.includes("flying") ? featheredWing : COLOURED.test(id) ? unicorn : TYPES[type]));
  return paint ? { body, paint } : { body };
}
