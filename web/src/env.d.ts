declare module "icon:*" {
  const body: string;
  export default body;
}
/** What tests need of Node: files as they are written. */
declare module "node:fs" {
  export function readFileSync(file: URL, encoding: "utf-8"): string;
  export function existsSync(file: URL): boolean;
  export function readdirSync(folder: URL, how: { recursive: true }): string[];
  export function readdirSync(folder: URL): string[];
}
