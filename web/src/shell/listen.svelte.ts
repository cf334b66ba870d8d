/** What is heard at a table: one sound for each piece of news, the weightiest. */
import { untrack } from "svelte";
import { gameOf } from "../games";
import { likes } from "../settings.svelte";
import type { TableSession } from "../table.svelte";
import type { News } from "../wire";
import { sound, type Sound } from "./sound";

const WEIGHTY = ["hit", "card"] as const; // the weightiest first

function heard(news: News, before: News, game: string | undefined): Sound | null {
  if (news.end) return before.end ? null : "end";
  if (news.question && !before.question) return "turn";
  const sounds = gameOf(game)?.sounds ?? {};
  return WEIGHTY.find((sound) => news.events.some(({ event }) => sounds[event] === sound)) ?? null;
}

/** To be called where a component begins; what has happened before it came is not heard. */
export function listen(session: TableSession): void {
  let before: News | null = null;
  $effect(() => {
    const news = session.news;
    const which =
      news && before && news.number !== before.number
        ? heard(
            news,
            before,
            untrack(() => session.table?.game),
          )
        : null;
    if (which && untrack(() => likes.sound)) sound(which);
    before = news;
  });
}
