/** A closer look at the board: two fingers or the buttons bring it near, one finger moves it when it is. */
const MOST = 4;
const DRAG = 6; // pixels: less is a click

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

/** How far a board moves along one side, as little as it can, for a part of it to lie in what is free of its frame. */
export function aside(from: number, part: number, board: number, frame: number, free: number, room: number, scale: number): number {
  const shrunk = (board * (1 - scale)) / 2; // it shrinks towards its middle
  const begin = (frame - board) / 2 + shrunk + from * board * scale;
  const end = begin + part * board * scale;
  return shrunk + Math.max(free - begin, Math.min(0, free + room - end));
}

export class Near {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, { x: number; y: number }>();
  #begun: { x: number; y: number } | null = null;
  #dragged = false;
  #frame: HTMLElement | null = null;
  #board = $state.raw({ width: 0, height: 0 });
  #frameSize = $state.raw({ width: 0, height: 0 });
  /** What must be seen while something covers a part of the frame: a box in shares of the board, and what is free of the frame. */
  kept = $state.raw<{ box: Box; free: Box } | null>(null);

  /** The frame within which the board moves. */
  readonly watch = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    const options = { passive: false } as const;
    frame.addEventListener("wheel", this.#wheel, options);
    frame.addEventListener("touchstart", this.#touch, options);
    frame.addEventListener("touchmove", this.#touch, options);
    frame.addEventListener("click", this.#click, true);
    return () => {
      frame.removeEventListener("wheel", this.#wheel);
      frame.removeEventListener("touchstart", this.#touch);
      frame.removeEventListener("touchmove", this.#touch);
      frame.removeEventListener("click", this.#click, true);
    };
  };

  /** How large the board is at rest, in the middle of its frame. */
  lay(board: Size, frame: Size): void {
    this.#board = board;
    this.#frameSize = frame;
    this.#clamp();
  }

  /** Where the board is drawn: as it was moved, or aside from what covers those who must be seen. */
  get drawn(): { x: number; y: number; scale: number } {
    const { x, y, scale } = this;
    if (!this.kept || scale !== 1) return { x, y, scale };
    const { box, free } = this.kept;
    const small = Math.min(1, free.width / (box.width * this.#board.width), free.height / (box.height * this.#board.height));
    return {
      x: aside(box.x, box.width, this.#board.width, this.#frameSize.width, free.x, free.width, small),
      y: aside(box.y, box.height, this.#board.height, this.#frameSize.height, free.y, free.height, small),
      scale: small,
    };
  }

  near(factor: number): void {
    const box = this.#frame?.getBoundingClientRect();
    if (box) this.#around(box.width / 2, box.height / 2, factor);
  }

  whole(): void {
    this.scale = 1;
    this.#clamp();
  }

  readonly down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) {
      this.#dragged = false;
      this.#begun = { x: event.clientX, y: event.clientY };
    }
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#frame) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 1) {
      if (this.scale === 1) return;
      if (!this.#dragged && this.#begun && Math.hypot(now.x - this.#begun.x, now.y - this.#begun.y) > DRAG) {
        this.#dragged = true;
        this.#frame.setPointerCapture(event.pointerId);
      }
      if (this.#dragged) {
        this.x += now.x - before.x;
        this.y += now.y - before.y;
        this.#clamp();
      }
    } else {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      this.#dragged = true;
      const box = this.#frame.getBoundingClientRect();
      const far = (a: { x: number; y: number }) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      this.#around((now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top, far(now) / far(before));
    }
    this.#fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** The point of the frame that stays where it is while all else comes nearer. */
  #around(x: number, y: number, factor: number): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const by = scale / this.scale;
    const [left, top] = this.#rest();
    this.x = x - left - (x - left - this.x) * by;
    this.y = y - top - (y - top - this.y) * by;
    this.scale = scale;
    this.#clamp();
  }

  /** Where the board's corner lies in its frame at rest. */
  #rest(): [left: number, top: number] {
    const { width, height } = this.#frameSize;
    return [(width - this.#board.width) / 2, (height - this.#board.height) / 2];
  }

  #clamp(): void {
    const [left, top] = this.#rest();
    this.x = this.#held(this.x, left, this.#board.width);
    this.y = this.#held(this.y, top, this.#board.height);
  }

  /** Along one side: a board larger than its frame fills it, a smaller one stays in its middle. */
  #held(moved: number, rest: number, length: number): number {
    const over = length * this.scale - (length + 2 * rest);
    if (over <= 0) return -over / 2 - rest;
    return Math.min(-rest, Math.max(-rest - over, moved));
  }

  // A trackpad's pinch comes as a wheel with the control key; a plain wheel goes on scrolling the page.
  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey || !this.#frame) return;
    event.preventDefault();
    const box = this.#frame.getBoundingClientRect();
    this.#around(event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY / 200));
  };

  // Two fingers are the board's: the page must not take them for a scroll, which would end them here.
  readonly #touch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };

  readonly #click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
