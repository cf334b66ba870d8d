/** A table by keys: arrows lead from the question to its answers and from one to the next, and the focus is never lost. */
import type { TableSession } from "../table.svelte";

type Way = readonly [x: number, y: number];
const ARROWS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const QUESTION = "[data-asked]";
const STOPS = "[data-arrows] :is(button, summary):not(:disabled)";
const NEAR = 4; // pixels: less is not another place

const seen = (thing: HTMLElement): boolean => thing.checkVisibility({ visibilityProperty: true });

/** Whether somebody wanted to go to a question that was not drawn yet, and waits on the page for it. */
let waiting = false;

/** Go to what is asked; where nothing is yet, to the page, and on from there as soon as something is. */
export function toQuestion(): void {
  const found = [...document.querySelectorAll<HTMLElement>(QUESTION)].find(seen);
  const goal = found ?? document.querySelector("main");
  goal?.focus();
  waiting = !found;
  if (waiting) goal?.addEventListener("blur", () => (waiting = false), { once: true });
}

/** What comes to be looked at does not come to lie under what is always at the lower edge. To be the whole of an effect. */
export function keepClear(height: number): () => void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${height}px`;
  return () => style.removeProperty("scroll-padding-bottom");
}

function middle(thing: Element): Way {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of several in a direction; what lies aside counts as farther than what lies ahead, and so does what is no answer. */
function nearest(from: Element, [x, y]: Way, all: Iterable<HTMLElement>): HTMLElement | undefined {
  const here = middle(from);
  let found: { thing: HTMLElement; far: number } | undefined;
  for (const thing of all) {
    const there = middle(thing);
    const [right, down] = [there[0] - here[0], there[1] - here[1]];
    const ahead = right * x + down * y;
    const far = (ahead + 2.5 * Math.abs(right * y + down * x)) * ("answer" in thing.dataset ? 1 : 2);
    if (ahead > NEAR && seen(thing) && far < (found?.far ?? Infinity)) found = { thing, far };
  }
  return found?.thing;
}

/** The first answer on the table, or, if there is none, the first beside the question. */
function firstAnswer(): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>("[data-answer]:not(:disabled)")].filter(seen);
  return all.find((answer) => !answer.closest(".asked")) ?? all[0];
}

function arrow(event: KeyboardEvent): void {
  const way = ARROWS[event.key];
  const here = document.activeElement;
  if (!way || !here || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const next = here.matches(QUESTION) ? firstAnswer() : here.matches(STOPS) ? nearest(here, way, around.querySelectorAll<HTMLElement>(STOPS)) : undefined;
  if (!next) return;
  next.focus();
  event.preventDefault();
}

/** A key that is held down chooses once. */
function held(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/** To be called where a table begins: it lives as long as that component. */
export function useKeys(session: TableSession): void {
  let keyed = false; // whether the person goes by keys
  let inside = false; // whether they have come to something yet

  /** What had the focus goes away with its question: whoever answers by keys goes on where the next one is asked. */
  function mend(): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.querySelector("dialog:modal")) return;
        const here = document.activeElement;
        if (waiting && here?.matches("main")) toQuestion();
        else if (keyed && inside && (here === null || here === document.body)) toQuestion();
      }),
    );
  }
  function key(event: KeyboardEvent): void {
    keyed = true;
    held(event);
    arrow(event);
  }
  $effect(() => {
    const ear = new AbortController();
    const { signal } = ear;
    addEventListener("keydown", key, { signal });
    addEventListener("pointerdown", () => (keyed = false), { signal, capture: true });
    addEventListener("focusin", () => (inside = true), { signal });
    addEventListener("focusout", (event) => !event.relatedTarget && mend(), { signal });
    return () => ear.abort();
  });
  $effect(() => {
    void session.news;
    void session.sent;
    mend();
  });
}
