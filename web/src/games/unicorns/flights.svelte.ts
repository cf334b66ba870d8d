/** Flights: cards travel between real places as the events tell. They are shadows over the table and hold nothing up. */
import { untrack } from "svelte";
import { pace } from "../../settings.svelte";
import type { Desk } from "./desk.svelte";
import { stableSpot } from "./spots";
import type { UnicornEvent } from "./wire";

interface Way {
  from: string;
  to: string;
}

interface Flight extends Way {
  card: string;
}

const MOST = 12; // of a long row of events, the last are shown

/** Which card goes where in an event; null for events that move none. */
function flightOf(event: UnicornEvent): Flight | null {
  const way = wayOf(event);
  return way && { ...way, card: String("card" in event.facts ? event.facts.card : null) };
}

const hand = (seat: number): string => `hand/${seat}`;
/** Where a card goes that leaves its stable, or where it comes from. */
const away = (seat: number, place: string): string => (place === "hand" ? hand(seat) : place === "nursery" ? "nursery" : "pile");

function wayOf({ event, facts }: UnicornEvent): Way | null {
  switch (event) {
    case "card_drawn":
    case "card_picked":
    case "deck_searched":
      return { from: "deck", to: hand(facts.seat) };
    case "card_played":
    case "instant_played":
      return { from: hand(facts.seat), to: "stage" };
    case "card_stopped":
      return { from: "stage", to: "pile" };
    case "card_entered":
      return { from: facts.place === "hand" ? "stage" : away(facts.seat, facts.place), to: stableSpot(facts.seat, facts.card) };
    case "baby_chosen":
      return { from: "nursery", to: stableSpot(facts.seat, facts.card) };
    case "card_sacrificed":
    case "card_destroyed":
    case "card_returned":
    case "card_left":
      return { from: stableSpot(facts.seat, facts.card), to: away(facts.seat, facts.place) };
    case "card_stolen":
      return { from: stableSpot(facts.other, facts.card), to: stableSpot(facts.seat, facts.card) };
    case "card_moved":
      return { from: stableSpot(facts.seat, facts.card), to: stableSpot(facts.other, facts.card) };
    case "card_discarded":
    case "hand_left":
      return { from: hand(facts.seat), to: "pile" };
    case "card_taken":
      return { from: "pile", to: hand(facts.seat) };
    case "card_snatched":
    case "hands_swapped":
      return { from: hand(facts.other), to: hand(facts.seat) };
    case "pile_shuffled":
      return { from: "pile", to: "deck" };
    case "hand_shuffled":
      return { from: hand(facts.seat), to: "deck" };
    default:
      return null;
  }
}

/** The element of a place: a card in a stable by its spot, else the stable, else the name plate; of hands, the open one. */
function find(root: HTMLElement, place: string): HTMLElement | null {
  const spot = root.querySelector<HTMLElement>(`[data-spot="${place}"]`);
  if (spot) return spot;
  const [kind, seat] = place.split(/[:/]/);
  return (
    [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].at(-1) ??
    (kind === "stable" ? root.querySelector<HTMLElement>(`[data-place="stable/${seat}"]`) : null) ??
    (seat ? root.querySelector<HTMLElement>(`[data-place="seat/${seat}"]`) : null)
  );
}

/** Watch a table and let the cards fly over it. Call it while the table's component is set up. */
export function letFly(desk: Desk, root: () => HTMLElement | undefined): void {
  let before = new Map<string, { box: DOMRect; node: HTMLElement }>();
  let first = true;

  $effect.pre(() => {
    const flights = desk.session.fresh.map(flightOf);
    const table = untrack(root);
    before = new Map();
    if (!table || pace(1) === 0) return;
    for (const flight of flights) {
      const node = flight && find(table, flight.from);
      if (node) before.set(flight.from, { box: node.getBoundingClientRect(), node: node.cloneNode(true) as HTMLElement });
    }
  });

  $effect(() => {
    const flights = desk.session.fresh.map(flightOf).filter((flight) => flight !== null);
    const table = untrack(root);
    const skip = first;
    first = false;
    if (skip || !table || pace(1) === 0) return;
    // by the next frame the cards have found their size and place
    const starts = before;
    requestAnimationFrame(() => flights.slice(-MOST).forEach((flight, at) => send(table, flight, starts.get(flight.from), at)));
  });
}

/** A card that is seen at a place. */
function seen(place: HTMLElement, card: string): HTMLElement | null {
  const face = `.card-button[data-card="${card}"]`;
  return place.matches(face) ? place : place.querySelector<HTMLElement>(face);
}

function send(root: HTMLElement, flight: Flight, start: { box: DOMRect; node: HTMLElement } | undefined, at: number): void {
  const goal = find(root, flight.to);
  if (!start || !goal) return;
  const landed = seen(goal, flight.card);
  const face = landed ?? seen(start.node, flight.card);
  const box = (landed ?? goal).getBoundingClientRect();
  const shadow = document.createElement("div");
  shadow.className = "flight";
  shadow.ariaHidden = "true";
  // the face flies where the card is seen at one end; else its back
  const width = face ? Math.min(110, landed ? box.width : start.box.width) : 46;
  if (face) shadow.append(face.cloneNode(true));
  else shadow.classList.add("back");
  shadow.style.width = `${width}px`;
  root.append(shadow);
  const middle = ({ left, top, width: w, height: h }: DOMRect): string => `translate(${left + w / 2 - width / 2}px, ${top + h / 2 - 30}px)`;
  const timing = { duration: pace(340), delay: at * pace(70), easing: "cubic-bezier(.3,.6,.2,1)", fill: "backwards" as const };
  const flown = shadow.animate(
    [{ transform: `${middle(start.box)} scale(.9)` }, { transform: `${middle(box)} scale(1.08)`, offset: 0.6 }, { transform: middle(box) }],
    timing,
  );
  const gone = (): void => shadow.remove();
  flown.finished.then(gone, gone);
  landed?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], timing);
}
