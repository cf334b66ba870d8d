/** Files that the page hands to a person. */
import { hall } from "./hall";

const LONG = 60_000; // milliseconds until a browser has surely taken what it was given

/** The name that an answer gives to what it brings. */
export function nameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "meadhall.json";
}

/** Have the browser save something as a file. */
export function save(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LONG);
}

/** Ask the hall for a file, and save it under the name that it comes with. */
export async function download(path: string): Promise<void> {
  const answer = await hall.fetch(path);
  if (!answer.ok) throw new Error(`no file at ${path} (${answer.status})`);
  save(await answer.blob(), nameIn(answer.headers.get("content-disposition")));
}
