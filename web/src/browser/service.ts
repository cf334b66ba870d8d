/** The service worker: keeps all files of one version of the site, so that it opens at once, and without a network.

tools/static.py writes the list of files in front of this script. A new version is fetched in the background and waits
until a page asks for it: nothing changes under a running match. */

import { filesOf, unpacked } from "./archive";

/** All files of the site: most come together in one; of the others, those whose names tell what they hold never change. */
interface Site {
  version: string;
  packed: string;
  fixed: string[];
  changing: string[];
}

/** What is used of a service worker's surroundings, which TypeScript does not know together with a page's. */
interface Scope {
  site: Site;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(which: { includeUncontrolled: boolean }): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Event & Extendable) => void): void;
  addEventListener(kind: "message", hear: (event: MessageEvent & Extendable) => void): void;
  addEventListener(kind: "fetch", hear: (event: FetchEvent) => void): void;
}

interface Extendable {
  waitUntil(what: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const { version, packed, fixed, changing } = scope.site;
const ROOT = scope.registration.scope;
const PREFIX = `meadhall ${ROOT} `; // sites at other addresses of the same server have caches of their own
const NAME = PREFIX + version;
const PAGE = new URL("index.html", ROOT).href;

/** What sort of file has which ending, as servers tell it. */
const MEDIA: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  ftl: "text/plain; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** Fetch all files. What an older version has under the same name is taken over, if the name tells what it holds. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const keep = async (path: string, isFixed: boolean): Promise<void> => {
    const address = new URL(path, ROOT).href;
    const known = isFixed ? await inCaches(older, address) : undefined;
    const answer = known ?? (await fetch(address, { cache: isFixed ? "default" : "no-cache" }));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(address, answer);
  };
  await Promise.all([unpack(cache), ...fixed.map((path) => keep(path, true)), ...changing.map((path) => keep(path, false))]);
}

/** Fetch the files that come together. */
async function unpack(cache: Cache): Promise<void> {
  const archive = await new Response(await unpacked(new URL(packed, ROOT))).arrayBuffer();
  for (const [place, data] of filesOf(new Uint8Array(archive))) {
    const media = MEDIA[place.slice(place.lastIndexOf(".") + 1)]!;
    await cache.put(new URL(place, ROOT).href, new Response(data, { headers: { "content-type": media } }));
  }
}

/** What one of several caches has under an address. */
async function inCaches(names: string[], address: string): Promise<Response | undefined> {
  for (const name of names) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

/** Throw away what older versions have, unless another page still shows one of them. */
async function activate(): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  if (pages.length < 2) await Promise.all(older.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Answer with what is kept: this version's file first, then an older one's for pages that still show that. */
async function answered(request: Request): Promise<Response> {
  const address = request.url.replace(/[?#].*$/, "");
  const known = await (await caches.open(NAME)).match(address);
  if (known) return known;
  if (request.mode === "navigate") return (await (await caches.open(NAME)).match(PAGE)) ?? fetch(request);
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return (await inCaches(older, address)) ?? fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => event.data === "take over" && event.waitUntil(scope.skipWaiting()));
scope.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(ROOT)) event.respondWith(answered(event.request));
});
