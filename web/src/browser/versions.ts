/** Versions of the site: the service worker keeps the one that is shown, and fetches a new one beside it. */

const SCRIPT = "service.js";
/** How often it is asked whether there is a new version while the page stays open: whenever it is looked at again, at most once in so many milliseconds. */
const PAUSE = 3_600_000;
/** What tells a version that waits to be shown from now on; service.ts hears it. */
const TAKE_OVER = "take over";

/** Looks after the service worker. */
export class Versions {
  #registration: ServiceWorkerRegistration | null = null;
  #asked = 0;

  /** `tell` hears when a new version waits. */
  constructor(private readonly tell: () => void) {}

  /** Keep this version for visits without a network, and look for new ones; where the browser has no service workers, nothing happens. */
  watch(): void {
    if (this.#asked || !navigator.serviceWorker) return;
    this.#asked = Date.now();
    navigator.serviceWorker.register(new URL(SCRIPT, document.baseURI), { updateViaCache: "none" }).then(
      (registration) => this.#follow(registration),
      () => null, // not allowed here: the page works without
    );
  }

  /** Change to the new version: it takes over, and this page is loaded anew. */
  renew(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage(TAKE_OVER);
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const follow = (): void => registration.installing?.addEventListener("statechange", () => this.#look());
    this.#look();
    follow();
    registration.addEventListener("updatefound", follow);
    document.addEventListener("visibilitychange", () => this.#ask());
  }

  /** A version that waits while another is shown is a new one; the very first does not wait. */
  #look(): void {
    if (this.#registration?.waiting && this.#registration.active) this.tell();
  }

  #ask(): void {
    if (document.visibilityState !== "visible" || Date.now() - this.#asked < PAUSE) return;
    this.#asked = Date.now();
    this.#registration?.update().catch(() => null); // without a network there is nothing new
  }
}
