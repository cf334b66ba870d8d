/** Pass: whoever can only let a card pass need not say so each time. Everybody waits as long: nothing is told by it. */
import { untrack } from "svelte";
import type { Desk } from "../desk.svelte";

/** To be called where the table begins: it lives as long as that component. */
export function passAlone(desk: Desk, wanted: () => boolean): void {
  let passed = -1;
  $effect(() => {
    const question = desk.question;
    const only = question?.options[0];
    if (!wanted() || !desk.live || !question || question.options.length !== 1 || only?.kind !== "let_pass") return;
    if (passed === question.number) return;
    passed = question.number;
    untrack(() => {
      desk.passed = question.number;
      desk.answer(only);
    });
  });
}
