/** Light or dark, as the person likes it or, if they do not say, as their system does. */
import { likes } from "../settings.svelte";

const night = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: night.matches });
night.addEventListener("change", () => (system.dark = night.matches));

function wanted(): "light" | "dark" {
  if (likes.theme === "auto") return system.dark ? "dark" : "light";
  return likes.theme;
}

/** Dress the page now, and again whenever the wish or the system changes. */
export function dress(): void {
  document.documentElement.dataset.theme = wanted();
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = wanted();
    });
  });
}
