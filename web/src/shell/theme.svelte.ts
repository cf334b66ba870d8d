/** Light or dark, as the person likes it or, if they do not say, as their system does. */
import { likes } from "../settings.svelte";

const night = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: night.matches });
night.addEventListener("change", () => (system.dark = night.matches));

function wanted(): "light" | "dark" {
  if (likes.theme === "auto") return system.dark ? "dark" : "light";
  return likes.theme;
}

/** Light or dark, for the page and for what the browser draws around it: the two colours for that stand in the page's head. */
function put(theme: "light" | "dark"): void {
  document.documentElement.dataset.theme = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((colour, at) => {
    colour.media = (at === 0) === (theme === "light") ? "all" : "not all";
  });
}

/** Dress the page now, and again whenever the wish or the system changes. */
export function dress(): void {
  put(wanted());
  $effect.root(() => {
    $effect(() => put(wanted()));
  });
}
