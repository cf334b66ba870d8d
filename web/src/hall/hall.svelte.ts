/** The hall behind the page: what the page asks of it and hears from it, wherever it runs. */

/** What is heard on a line to a table. */
export interface LineEvents {
  opened(): void;
  told(text: string): void;
  /** The line is closed, by whoever: with a code and a reason as WebSockets have them. */
  closed(code: number, reason: string): void;
}

/** A line to a table: messages of the wire, as text. */
export interface Line {
  /** Say something; nothing is sent before the line is open or after it is closed. */
  send(text: string): void;
  close(): void;
}

/** How far the hall is with opening; a served one is always open. */
export class Opening {
  /** Bytes that have come, and bytes in all. */
  come = $state(0);
  total = $state(0);
  /** How much of starting is done once they have come, from 0 to 1. */
  started = $state(0);
  open = $state(false);
  /** Why it could not be opened; empty while nothing is wrong. */
  problem = $state("");
}

/** What becomes of matches: they are kept, or not because there is no room, or because nothing may be kept here. */
export type Keeping = "kept" | "full" | "forbidden";

/** What there is to be known of a hall beside its answers. */
export class HallState {
  readonly opening = new Opening();
  keeping = $state<Keeping>("kept");
  /** Whether a new version of the page waits to be opened. */
  newer = $state(false);
}

export interface Hall {
  /** Whether other people and other devices can be reached: invitations, watching, moving on, reports to the host. */
  readonly shared: boolean;
  readonly state: HallState;
  /** Ask an endpoint (`/api/…`), as `fetch` does; rejected where the hall cannot be reached. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Open a line to a table. */
  line(id: string, events: LineEvents): Line;
  /** Begin to open, if it has not: the page calls this as soon as it is shown. */
  begin(): void;
  /** Change to the new version that waits. */
  renew(): void;
}
