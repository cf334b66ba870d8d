/** The links under which drafts of this browser are shared, by the keys of these. */

const KEY = "meadhall-shared";

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const links = {
  of: (key: string): string | null => all()[key] ?? null,
  /** Remember the id of what is shared, or that it is no more. */
  keep(key: string, id: string | null): void {
    const { [key]: _, ...others } = all();
    try {
      localStorage.setItem(KEY, JSON.stringify(id ? { ...others, [key]: id } : others));
    } catch {
      // whoever forbids storage shares anew the next time
    }
  },
};
