/** What is heard at a table: one sound for each piece of news, the weightiest. */
import { untrack } from "svelte";
import { likes } from "../settings.svelte";
import type { TableLine } from "../table.svelte";
import type { News } from "../wire";
import { sound, type Sound } from "./sound";

const HITS = new Set(["damage_dealt", "fighter_defeated", "card_destroyed"]);
const CARDS = new Set(["card_played", "card_laid", "card_revealed", "instant_played", "card_entered"]);

function heard(news: News, before: News): Sound | null {
  if (news.end) return before.end ? null : "end";
  if (news.question && !before.question) return "turn";
  if (news.events.some((event) => HITS.has(event.event))) return "hit";
  if (news.events.some((event) => CARDS.has(event.event))) return "card";
  return null;
}

/** To be called where a component begins; what has happened before it came is not heard. */
export function listen(line: TableLine): void {
  let before: News | null = null;
  $effect(() => {
    const news = line.news;
    const which = news && before && news.number !== before.number ? heard(news, before) : null;
    if (which && untrack(() => likes.sound)) sound(which);
    before = news;
  });
}
