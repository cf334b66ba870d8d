/** Late answers: whoever asks again before an answer has come does not want it any more. */

export class Latest {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  /** Ask after a pause, unless something else is asked meanwhile; only the answer to the last question is told. */
  ask<T>(pause: number, question: () => Promise<T>, answered: (answer: T) => void, failed: (problem: unknown) => void): void {
    clearTimeout(this.#timer);
    const number = ++this.#number;
    const unlessLate =
      <A>(tell: (what: A) => void) =>
      (what: A): void => {
        if (number === this.#number) tell(what);
      };
    this.#timer = setTimeout(() => void question().then(unlessLate(answered), unlessLate(failed)), pause);
  }

  /** Nothing that was asked is wanted any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#number++;
  }
}
