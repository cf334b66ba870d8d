/** Files of the site that are fetched when somebody needs them, and are kept from then on: with them too the site needs no network. */
import { come, inflated } from "./archive";

/** By what Python calls them: their addresses in the site, which tell what they hold. tools/static.py names them. */
declare const LATER: Record<string, string>;

/** Sites at other addresses of the same server have caches of their own. */
const nameOf = (root: string): string => `meadhall-later ${root}`;

/** Where they are kept; null where a browser keeps nothing. */
const cacheOf = async (root: string): Promise<Cache | null> => ("caches" in self ? caches.open(nameOf(root)).catch(() => null) : null);

/** Keep a file; those of older versions are thrown away. */
async function keep(cache: Cache, root: string, address: string, answer: Response): Promise<void> {
  try {
    await cache.put(address, answer);
    const wanted = new Set(Object.values(LATER).map((place) => new URL(place, root).href));
    const older = (await cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(older.map((one) => cache.delete(one)));
  } catch (problem) {
    console.warn(problem); // there is no room: it is fetched again the next time
  }
}

/** A file as text. */
export async function brought(root: string, name: string): Promise<string> {
  const place = LATER[name];
  if (!place) throw new Error(`this site has no ${name}`);
  const address = new URL(place, root);
  const cache = await cacheOf(root);
  let answer = await cache?.match(address.href);
  if (!answer) {
    answer = await come(address);
    if (cache) await keep(cache, root, address.href, answer.clone());
  }
  return new Response(inflated(answer)).text();
}
