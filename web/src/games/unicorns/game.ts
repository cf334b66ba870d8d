/** The unicorn game in the page. */
import unicorn from "icon:unicorn";
import { defineGame } from "../../game";
import { autoPass } from "./likes";
import type UnicornDraft from "./lobby/draft.svelte";
import "./mood.css";
import type { UnicornWire } from "./wire";

export default defineGame<UnicornWire, UnicornDraft>({
  id: "unicorns",
  order: 2,
  icon: unicorn,

  picture: () => import("./lobby/Scene.svelte"),
  draft: () => import("./lobby/draft.svelte"),
  setup: () => import("./lobby/HerdSetup.svelte"),
  options: () => import("./lobby/WindowField.svelte"),

  table: () => import("./UnicornTable.svelte"),
  quiet: ["effects_passed", "play_ended", "search_began", "window_opened"],
  sounds: { card_destroyed: "hit", card_played: "card", instant_played: "card", card_entered: "card" },
  hints: true,
  isGone: ({ seats }, seat) => Boolean(seats[seat]?.left),

  story: () => import("./story"),
  drawing: () => import("./drawing"),
  lessons: { moment: () => import("./stables/StablePicture.svelte") },
  puzzles: true,
  print: { named: false, deck: () => import("./print/deck") },
  workshop: () => import("./workshop"),
  likes: [{ own: autoPass, label: "herd-auto-pass", about: "herd-auto-pass-about" }],
});
