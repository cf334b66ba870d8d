/** A choice on its way: who is picked up, what is pointed at, what is shown before it is confirmed. */
import type { TableSession } from "../../../table.svelte";
import type { Option } from "../../../wire";
import type { DuelWire, Reach, Way } from "../wire";
import { actorOf, cardOf, doorOf, fighterOf, isWalk, moversOf, placesOf, spaceOf, targetOf } from "./choicePlaces";

/** A heap of answers at one place, of which one is to be chosen. */
export interface Menu {
  options: Option[];
  /** The space, the fighter or the door at which it opens. */
  at: string;
}

/** What a card of the hand is good for: the attacks it could be laid for, or why it is of no use now. */
export interface CardUse {
  attacks: Option[];
  why: string;
}

/** What a fighter could do. */
export interface FighterReach extends Reach {
  fighter: string;
}

export class Choice {
  readonly session: TableSession<DuelWire>;
  /** What pointer or focus are on: shown, not chosen. */
  aimed = $state.raw<Option[]>([]);
  /** Whom one could move that pointer or focus are on: how far they could go is shown. */
  pointed = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** A walk that is shown as if it had been taken. */
  tried = $state.raw<Option | null>(null);
  /** Whether the list of all answers is open: whoever has opened it keeps it so. */
  listed = $state(false);
  /** The action that is being chosen: only its answers are offered. */
  way = $state<Way["kind"] | null>(null);
  /** The card of the hand with which somebody shall attack. */
  held = $state<string | null>(null);
  /** The fighter that is looked at: its reach is shown. */
  looked = $state<string | null>(null);
  #taken = $state<string | null>(null);
  /** The card that is to be laid as soon as it is asked for. */
  #planned: string | null = null;

  constructor(session: TableSession<DuelWire>) {
    this.session = session;
  }

  readonly question = $derived.by(() => {
    const question = this.session.news?.question ?? null;
    return question?.window?.given != null ? null : question;
  });
  readonly view = $derived.by(() => this.session.news?.view);
  readonly hand = $derived.by(() => {
    const seat = this.session.news?.seat;
    return seat == null ? [] : (this.view?.seats[seat]?.hand.cards ?? []);
  });
  /** What each card of the hand is good for, where the server tells it. */
  readonly uses = $derived.by(() => {
    const { extra, options = [] } = this.question ?? {};
    const use = (attacks: string[]) => options.filter((option) => attacks.includes(option.id));
    return new Map<string, CardUse>((extra?.uses ?? []).map(({ card, attacks, why }) => [card, { attacks: use(attacks), why }]));
  });
  /** The answers that are offered: all, or those of the action and the card that were chosen first. */
  readonly offered = $derived.by(() => {
    if (this.held !== null) return this.uses.get(this.held)?.attacks ?? [];
    const options = this.question?.options ?? [];
    return this.way === null ? options : options.filter((option) => option.kind === this.way);
  });
  /** Whoever alone can go need not be picked up. */
  readonly picked = $derived.by(() => {
    const movers = moversOf(this.question?.options ?? []);
    if (this.#taken !== null && movers.includes(this.#taken)) return this.#taken;
    return movers.length === 1 ? (movers[0] ?? null) : null;
  });
  /** Whom the person has picked up. */
  get taken(): string | null {
    return this.#taken;
  }
  readonly places = $derived.by(() => (this.view ? placesOf(this.offered, this.view, this.hand, this.picked) : null));
  /** What is shown on the board as if it were done. */
  readonly shown = $derived.by(() => {
    if (this.tried) return [this.tried];
    return this.aimed.length || this.way !== "attack" ? this.aimed : this.offered;
  });
  /** What the fighter that is looked at could do, once it has been told. */
  readonly reach = $derived.by((): FighterReach | null => {
    const told = this.session.inspection;
    return told !== null && told.thing === this.looked ? { fighter: told.thing, ...told.facts } : null;
  });
  /** What can be confirmed while a walk is tried: the walk itself, and what its fighter may do where it ends. */
  readonly outcomes = $derived.by(() => {
    const tried = this.tried;
    if (!tried) return [];
    const there = (option: Option) => isWalk(option) && fighterOf(option) === fighterOf(tried) && spaceOf(option) === spaceOf(tried);
    return (this.question?.options ?? [])
      .filter((option) => option.id === tried.id || (there(option) && doorOf(option) !== null))
      .sort((a, b) => Number(b.id === tried.id) - Number(a.id === tried.id));
  });
  readonly busy = $derived.by(() => this.session.sent !== null);
  /** Whether fighters can be looked at: somebody must be there to tell of their reach. */
  readonly looks = $derived.by(() => !this.session.past && !this.session.taught);

  /** Begin anew: another question is asked. */
  reset(): void {
    this.aimed = [];
    this.pointed = null;
    this.menu = null;
    this.tried = null;
    this.way = null;
    this.held = null;
    this.looked = null;
    this.#taken = null;
    this.#lead();
  }

  /** Whoever has said with which card somebody shall attack need not say it again. */
  #lead(): void {
    const question = this.question;
    const planned = this.#planned;
    if (!question || planned === null) return;
    this.#planned = null;
    const option = question.options.find((option) => cardOf(option) === planned);
    if (option && question.question === "choose_attack_card" && !this.session.taught) this.answer(option);
  }

  /** Give an answer; with a card, that card is laid when it is asked for. */
  answer(option: Option, card: string | null = this.held): void {
    if (this.busy) return;
    this.menu = null;
    this.aimed = [];
    this.#planned = option.kind === "attack" ? card : null;
    this.session.answer(option.id);
  }

  /** The answers of an action are to be chosen from; the only one there can be is given. */
  go(way: Way["kind"]): void {
    if (this.busy) return;
    const options = (this.question?.options ?? []).filter((option) => option.kind === way);
    const [only] = options;
    this.menu = null;
    this.looked = null;
    if (way === "manoeuvre" && only) this.answer(only);
    else if (only) this.way = way;
  }

  /** A card is taken up to attack with, or put down again. */
  hold(card: string): void {
    if (this.busy) return;
    const again = this.held === card;
    this.menu = null;
    this.looked = null;
    this.aimed = [];
    this.held = again ? null : card;
    this.way = again ? null : "attack";
  }

  /** Look at a fighter, or away: what it could do is asked for, and what one could do with it is offered. */
  look(fighter: string, options: Option[] = []): void {
    if (this.busy) return;
    const again = this.looked === fighter;
    this.tried = null;
    this.looked = again ? null : fighter;
    this.menu = again || !options.length ? null : { options, at: fighter };
    if (!again) this.session.say({ kind: "inspect", thing: fighter });
  }

  /** Whether a fighter is on one's own side; who only watches has no enemies. */
  isFriend(fighter: string): boolean {
    const seat = this.session.news?.seat ?? null;
    const other = this.view?.fighters[fighter]?.seat ?? null;
    if (seat === null || other === null || seat === other) return true;
    const team = this.session.seats[seat]?.team ?? null;
    return team !== null && team === (this.session.seats[other]?.team ?? null);
  }

  /**
   * Something on the board was chosen that has answers: the only one is given, of several one is asked for.
   * A finger has not seen whom it would strike: it is shown first, and a second touch strikes.
   * Whoever has not said yet that they want to attack first sees whom they are dealing with.
   */
  at(place: string, all: Option[], touched = false): void {
    const options = this.#byLooked(all);
    const [first] = options;
    if (!first || this.busy) return;
    const again = this.menu?.at === place;
    this.aimed = [];
    if (first.kind === "attack" && this.way === null && this.looks && !again) {
      this.look(place, options);
      this.aimed = options;
    } else if (touched && options.length === 1 && targetOf(first) !== null && !again) {
      this.tried = null;
      this.menu = { options, at: place };
      this.aimed = options;
    } else if (options.length > 1) {
      this.tried = null;
      this.menu = again ? null : { options, at: place };
    } else if (isWalk(first) && this.tried?.id !== first.id) {
      this.menu = null;
      this.tried = first;
    } else this.answer(first);
  }

  /** Of several attacks, those of the fighter that was looked at before. */
  #byLooked(options: Option[]): Option[] {
    const own = options.filter((option) => option.kind === "attack" && actorOf(option) === this.looked);
    return own.length ? own : options;
  }

  pick(fighter: string): void {
    if (this.busy) return;
    this.tried = null;
    this.menu = null;
    this.#taken = this.#taken === fighter ? null : fighter;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.busy) return false;
    if (this.menu || this.looked !== null) {
      this.menu = null;
      this.looked = null;
    } else if (this.tried) this.tried = null;
    else if (this.#taken !== null) this.#taken = null;
    else if (this.way !== null) {
      this.way = null;
      this.held = null;
    } else return false;
    this.aimed = [];
    return true;
  }
}
