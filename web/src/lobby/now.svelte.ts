/** Play now: a table as most people want it, set with one click. */
import { go } from "../route.svelte";
import { likes } from "../settings.svelte";
import { language } from "../words.svelte";
import { Draft, type Game } from "./draft.svelte";
import { almanac, reason, set } from "./papers";

export class Now {
  busy = $state(false);
  /** Why it could not be set, in words. */
  wrong = $state("");

  async play(game: Game): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      const made = await set(new Draft(game).paper(await almanac(language()), language(), likes.name));
      go(`/table/${made.id}`);
    } catch (problem) {
      this.wrong = reason(problem);
    } finally {
      this.busy = false;
    }
  }
}
