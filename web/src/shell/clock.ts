/** Time that is left, as clocks show it: minutes and seconds, with hours before them where there are any. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].slice(seconds < 3600 ? 1 : 0);
  return parts.map((part, at) => (at ? String(part).padStart(2, "0") : part)).join(":");
}
