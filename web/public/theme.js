/* Runs before the first paint, so that whoever likes the evening is not dazzled by daylight. */
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("meadhall") ?? "{}").theme;
  } catch {
    // no storage, no wish: the system's light it is
  }
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";
})();
