/** Menus lie over everything; so that one hangs at its button, it is put there when it opens. */
const AWAY = 8; // pixels between a menu and the edge of the window
const GAP = 4; // pixels between a menu and its button

export function hang(panel: HTMLElement | undefined, button: HTMLElement | undefined): void {
  if (!panel || !button) return;
  const { bottom, right, top } = button.getBoundingClientRect();
  const below = bottom + panel.offsetHeight + AWAY < innerHeight;
  panel.style.top = `${below ? bottom + GAP : Math.max(AWAY, top - panel.offsetHeight - GAP)}px`;
  panel.style.left = `${Math.max(AWAY, right - panel.offsetWidth)}px`;
}
