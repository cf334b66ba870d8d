import { beforeEach, expect, it, vi } from "vitest";

const ROOT = "https://here.example/games/";
const kept = new Map<string, Response>();
let full = false;
const cache = {
  match: async (address: string) => kept.get(address)?.clone(),
  put: async (address: string, answer: Response) => {
    if (full) throw new Error("no room");
    kept.set(address, answer);
  },
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => kept.delete(url),
};
const fetched = vi.fn(async (address: URL) =>
  address.href.endsWith("one.bin") ? new Response(new Blob(["a\nb\n"]).stream().pipeThrough(new CompressionStream("gzip"))) : new Response("", { status: 404 }),
);

let brought: (root: string, name: string) => Promise<string>;
beforeEach(async () => {
  kept.clear();
  full = false;
  fetched.mockClear();
  vi.stubGlobal("LATER", { one: "parts/one.bin", lost: "parts/lost.bin" });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("self", { caches: cache });
  vi.stubGlobal("caches", { open: async () => cache });
  ({ brought } = await import("./later"));
});

it("fetches a file once, and throws away what older versions had", async () => {
  kept.set(`${ROOT}parts/old.bin`, new Response("old"));
  for (let time = 0; time < 2; time++) expect(await brought(ROOT, "one")).toBe("a\nb\n");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([...kept.keys()]).toEqual([`${ROOT}parts/one.bin`]);
});

it("brings it without being able to keep it", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  full = true;
  expect(await brought(ROOT, "one")).toBe("a\nb\n");
  expect(warned).toHaveBeenCalledOnce();
  vi.stubGlobal("self", {});
  expect(await brought(ROOT, "one")).toBe("a\nb\n");
});

it("says what is not there, and keeps nothing of it", async () => {
  await expect(brought(ROOT, "lost")).rejects.toThrow("/games/parts/lost.bin: 404");
  await expect(brought(ROOT, "other")).rejects.toThrow("this site has no other");
  expect(kept.size).toBe(0);
});
