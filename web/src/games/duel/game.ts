/** The duel in the page. */
import swords from "icon:crossed-swords";
import { defineGame, type Setup } from "../../game";
import { say } from "../../words.svelte";
import { spaceNames } from "./likes";
import type DuelDraft from "./lobby/draft.svelte";
import { dress } from "./looks.svelte";
import type { DuelAlmanac, DuelWire, Looks } from "./wire";

const heroName = (hero: string, { heroes }: DuelAlmanac): string | undefined => heroes.find(({ facts }) => facts.id === hero)?.facts.name;

function about({ mode, board }: Setup, almanac: DuelAlmanac | undefined): string[] {
  const named = almanac?.boards.find(({ id }) => id === board)?.name;
  return [typeof mode === "string" ? say("duel-lobby-mode-name", { mode }) : "", named ?? ""];
}

export default defineGame<DuelWire, DuelDraft>({
  id: "duel",
  order: 1,
  icon: swords,

  picture: () => import("./lobby/Scene.svelte"),
  draft: () => import("./lobby/draft.svelte"),
  setup: () => import("./lobby/DuelSetup.svelte"),
  about,
  preview: () => import("./lobby/SetupPreview.svelte"),
  roles: {
    of: ({ heroes }) => (Array.isArray(heroes) ? (heroes as string[]) : []),
    name: heroName,
    dress: (looks) => dress(Object.entries(looks).map(([id, told]) => ({ id, looks: told as Looks }))),
    portrait: () => import("./lobby/Medal.svelte"),
    callsSeats: true,
    field: () => import("./lobby/HeroField.svelte"),
    pairs: true,
    table: "heroes",
  },

  drafting: {
    table: ({ mode, places }) => `${mode}-${places.length}`,
    name: (kind, thing, almanac) => (kind === "board" ? almanac.boards.find(({ id }) => id === thing)?.name : heroName(thing, almanac)),
    picture: () => import("./lobby/Drafted.svelte"),
  },

  table: () => import("./DuelTable.svelte"),
  ownClocks: true,
  quiet: ["action_taken", "boost_laid", "card_unlaid", "combat_ended", "scheme_ended", "space_chosen"],
  sounds: { damage_dealt: "hit", fighter_defeated: "hit", card_played: "card", card_laid: "card", card_revealed: "card" },
  hints: true,
  isGone: ({ seats }, seat) => Boolean(seats[seat]?.left || seats[seat]?.out),

  story: () => import("./story"),
  lessons: { moment: () => import("./board/BoardPicture.svelte"), broad: true },
  puzzles: true,
  print: { named: true, deck: () => import("./print/deck") },
  workshop: () => import("./workshop"),
  likes: [{ own: spaceNames, label: "duel-space-names", about: "duel-space-names-about" }],
});
