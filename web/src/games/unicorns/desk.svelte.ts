/** The desk: what all parts of the unicorn table share. It knows where options lie and what is looked at. */
import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { TableSession } from "../../table.svelte";
import { language, say } from "../../words.svelte";
import type { Option, Question, Seat } from "../../wire";
import type { HerdCard, UnicornView, UnicornWire } from "./wire";
import { NURSERY, OFFER, PILE, spotOf, STABLE } from "./spots";
import type { Verdict } from "./middle/verdict";

const KEY = Symbol("desk");
const UNKNOWN: HerdCard = { id: "", name: "?", type: "magic", type_name: "", text: "", copies: 0, rules: [] };

export interface Look {
  card: string;
  spot: string | null;
}

export class Desk {
  /** The card under the pointer, shown large beside it. */
  lens = $state.raw<{ card: string; box: DOMRect } | null>(null);
  /** The card that was opened, with what can be done with it. */
  closeup = $state.raw<Look | null>(null);
  /** The pile, the nursery or the player whose cards are laid out. */
  opened = $state.raw<"pile" | "nursery" | "deck" | number | null>(null);
  /** Whether the list of all answers is open: whoever has opened it keeps it so. */
  listed = $state(false);
  /** The outcome that falls just now. */
  verdict = $state.raw<Verdict | null>(null);
  /** How wide the card in the middle is drawn so that it tells its text; zero where there is no room for that. */
  played = $state(0);
  /** The number of the question that was answered by itself last. */
  passed = $state(-1);
  /** A phone, upright or sideways. */
  readonly narrow = new MediaQuery("(max-width: 900px), (max-height: 480px)");
  /** Nothing to hover with: a card is opened before anything is done with it. */
  readonly #touch = new MediaQuery("hover: none");
  readonly #session: () => TableSession<UnicornWire>;

  constructor(session: () => TableSession<UnicornWire>) {
    this.#session = session;
  }

  get session(): TableSession<UnicornWire> {
    return this.#session();
  }

  get view(): UnicornView | null {
    return this.session.news?.view ?? null;
  }

  get me(): number | null {
    return this.session.news?.seat ?? null;
  }

  get question(): Question | null {
    return this.session.news?.question ?? null;
  }

  /** Whether an answer is still to be given: nothing shines after it. */
  get live(): boolean {
    return this.question !== null && this.session.sent === null && !this.question.window?.given;
  }

  /** The options by their spot; those without one under the empty name. */
  readonly spots = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const question = this.question;
    if (!question || !this.live) return found;
    for (const option of question.options) {
      const spot = spotOf(question.question, option, this.me) ?? "";
      const there = found.get(spot);
      if (there) there.push(option);
      else found.set(spot, [option]);
    }
    return found;
  });

  options(spot: string | null): Option[] {
    return (spot !== null && this.spots.get(spot)) || [];
  }

  /** The cards that are offered at a place, one entry a face. */
  offered(place: string): string[] {
    const start = `${place}:`;
    return [...this.spots.keys()].filter((spot) => spot.startsWith(start)).map((spot) => spot.slice(start.length));
  }

  /** What can be chosen among cards that lie elsewhere than in the hand, as far as it is shown in the middle. */
  readonly offers = $derived.by(() => {
    const places = this.narrow.current ? [OFFER, PILE, NURSERY, STABLE] : [OFFER, PILE, NURSERY];
    return places.flatMap((place) => this.offered(place).map((id) => ({ id, spot: `${place}:${id}` })));
  });

  /** Whether something goes on in the middle that one should look at. */
  get busy(): boolean {
    return this.offers.length > 0 || this.verdict !== null || (this.view?.playing ?? null) !== null;
  }

  card(id: string): HerdCard {
    return this.session.table?.facts.cards[id] ?? UNKNOWN;
  }

  seat(number: number): Seat | undefined {
    return this.session.seats[number];
  }

  name(number: number): string {
    return this.seat(number)?.name ?? `${number + 1}`;
  }

  /** What a seat's player goes by, where its name does not tell, or how strong its bot is. */
  person(number: number): string {
    const seat = this.seat(number);
    if (seat?.kind === "bot") return seat.level ? say("herd-level", { level: seat.level }) : "";
    const told = seat?.person ?? "";
    return seat?.name.toLowerCase().includes(told.toLowerCase()) ? "" : told;
  }

  names(numbers: readonly number[]): string {
    return new Intl.ListFormat(language(), { type: "conjunction" }).format(numbers.map((number) => this.name(number)));
  }

  answer(option: Option): void {
    this.lens = null;
    this.closeup = null;
    this.opened = null;
    this.session.answer(option.id);
  }

  /** One click does the obvious; a finger, or a choice of several, opens the card first. */
  press(spot: string | null, card: string, event: MouseEvent): void {
    const options = this.options(spot);
    const touched = ((event as PointerEvent).pointerType || (this.#touch.current ? "touch" : "")) === "touch";
    const only = options[0];
    if (only && options.length === 1 && !touched) this.answer(only);
    else {
      this.lens = null;
      this.closeup = { card, spot };
    }
  }
}

export const layDesk = (session: () => TableSession<UnicornWire>): Desk => setContext(KEY, new Desk(session));
export const atDesk = (): Desk => getContext<Desk>(KEY);
