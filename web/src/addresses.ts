/** What the places of the hall are called in the address bar, as a served page has it and as a site of plain files does. */

export interface Place {
  path: string;
  /** What is named on the page there; empty where it is the page itself. */
  anchor: string;
}

/** What is read of a location, or of a link. */
type Address = Pick<Location, "pathname" | "hash">;

export interface Addresses {
  /** A place of the hall, as links and the address bar have it. */
  at(path: string): string;
  /** The place that an address leads to; null where that is none of this page. */
  place(address: Address, here: Address): Place | null;
  /** What stands behind the # where this place of the page is named. */
  hash(place: Place): string;
}

/** A served page has paths. */
export const paths: Addresses = {
  at: (path) => path,
  place: ({ pathname, hash }) => ({ path: pathname, anchor: hash.slice(1) }),
  hash: ({ anchor }) => anchor,
};

/** A site has one file, wherever that lies: paths stand behind its #, and what they name on the page behind a second one. */
export const hashes: Addresses = {
  at: (path) => `#${path}`,
  place({ pathname, hash }, here) {
    if (pathname !== here.pathname) return null;
    if (!hash.startsWith("#/")) return hash.length > 1 ? null : { path: "/", anchor: "" };
    const [, path = "/", anchor = ""] = hash.split("#");
    return { path, anchor };
  },
  hash: ({ path, anchor }) => `${path}#${anchor}`,
};

/** Which of them hold is known when the page is built. */
export const addresses: Addresses = import.meta.env.MODE === "site" ? hashes : paths;
