/** A piece in somebody's hand: it follows the pointer, and goes to the square where it is let go. */
import type { Moving } from "./moving.svelte";
import type { Plan, Point } from "./plan";

const FIRM = 6; // pixels that a pointer moves before it is more than a click

interface Grip {
  pointer: number;
  square: string;
  from: Point;
}

export class Drag {
  #grip: Grip | null = null;
  /** Whether a piece was just let go: the click that comes with it means nothing. */
  #spent = false;

  constructor(
    readonly plan: Plan,
    readonly moving: Moving,
    readonly grid: () => HTMLElement | undefined,
  ) {}

  /** A point of the window, in the drawing. */
  point({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): Point {
    const box = this.grid()?.getBoundingClientRect();
    if (!box?.width) return { x: 0, y: 0 };
    const scale = (this.plan.side - 2 * this.plan.frame) / box.width;
    return { x: this.plan.frame + (clientX - box.left) * scale, y: this.plan.frame + (clientY - box.top) * scale };
  }

  begin(event: PointerEvent): void {
    this.#spent = false;
    const square = this.plan.at(this.point(event));
    if (event.button !== 0 || !event.isPrimary || square === null || !this.moving.moves.has(square)) return;
    this.#grip = { pointer: event.pointerId, square, from: { x: event.clientX, y: event.clientY } };
  }

  move(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    if (this.moving.held === null) {
      if (Math.hypot(event.clientX - grip.from.x, event.clientY - grip.from.y) < FIRM) return;
      if (!this.moving.moves.has(grip.square)) return this.cancel(); // something else is asked meanwhile
      if (this.moving.picked !== grip.square) this.moving.pick(grip.square);
      this.grid()?.setPointerCapture(grip.pointer);
    }
    const at = this.point(event);
    this.moving.held = at;
    this.moving.aimed = this.plan.at(at);
  }

  end(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    this.#grip = null;
    if (this.moving.held === null) return;
    this.#spent = true;
    this.moving.drop(this.plan.at(this.point(event)));
  }

  cancel(): void {
    this.#grip = null;
    if (this.moving.held !== null) this.moving.drop(null);
  }

  /** Whether a click is only the end of a drag. */
  over(): boolean {
    const spent = this.#spent;
    this.#spent = false;
    return spent;
  }
}
