/** A worker in which a bot thinks. */
import type { FromThinker, ToThinker } from "./messages";
import { started } from "./python";

interface Thinking {
  think(text: string): string;
}

const tell = (message: FromThinker): void => self.postMessage(message);
let thinking: Thinking;

/** Start Python; whoever cannot is replaced. */
async function start(message: ToThinker & { kind: "start" }): Promise<void> {
  try {
    const python = await started(message.ingredients);
    thinking = python.pyimport("meadhall.browser.thinking") as Thinking;
    tell({ kind: "ready" });
  } catch (problem) {
    console.error(problem);
    tell({ kind: "failed", text: String(problem) });
  }
}

/** Think. A thought that Python refuses would be refused again: it has failed. One that stops Python itself may be tried again elsewhere. */
function think({ token, text }: ToThinker & { kind: "think" }): void {
  try {
    tell({ kind: "thought", token, text: thinking.think(text) });
  } catch (problem) {
    console.error(problem);
    const isRefused = problem instanceof Error && problem.name === "PythonError";
    tell(isRefused ? { kind: "thought", token, text: "" } : { kind: "failed", text: String(problem) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>): void => {
  if (data.kind === "start") void start(data);
  else think(data);
};
