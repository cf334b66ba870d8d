/** A closer look at the board: two fingers or the buttons bring it near, one finger moves it when it is. */
const MOST = 4;
const DRAG = 6; // pixels: less is a click

export class Near {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, { x: number; y: number }>();
  #begun: { x: number; y: number } | null = null;
  #dragged = false;
  #frame: HTMLElement | null = null;

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
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
    this.#clamp();
  }

  #clamp(): void {
    const [width, height] = [this.#frame?.clientWidth ?? 0, this.#frame?.clientHeight ?? 0];
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y));
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
