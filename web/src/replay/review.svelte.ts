/** ReviewWatch: what a bot thinks of a finished match. It takes its time: it is asked now and then until it is done. */
import { ask, Refusal } from "../api";
import type { Review } from "../wire";

const SOON = 1000;
const LATE = 5000;
const SLOWER = 1.25;

export class ReviewWatch {
  review = $state.raw<Review | null>(null);
  /** Why there will be none, in words. */
  wrong = $state("");

  constructor(readonly id: string) {}

  /** Ask in a language until it is done, and only while somebody looks; what comes back ends it. */
  watch(spoken: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let pause = SOON;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (over || document.hidden) return;
      over = (await this.#look(spoken, () => over)) || over;
      if (over) return;
      timer = setTimeout(look, pause);
      pause = Math.min(LATE, pause * SLOWER);
    };
    document.addEventListener("visibilitychange", look);
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Ask once; whether there is nothing more to ask. */
  async #look(spoken: string, gone: () => boolean): Promise<boolean> {
    try {
      const review = await ask<Review>(`/api/replays/${this.id}/${spoken}/review`);
      if (gone()) return true;
      this.review = review;
      this.wrong = "";
      return review.state === "done";
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.wrong = problem.message;
      return problem.status >= 400 && problem.status < 500; // a hall that does not answer may do so later
    }
  }
}
