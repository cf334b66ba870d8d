declare module "icon:*" {
  const body: string;
  export default body;
}
declare module "emblems:all" {
  const shelves: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default shelves;
}
/** The one thing that tests need of Node: a style sheet as it is written. */
declare module "node:fs" {
  export function readFileSync(file: URL, encoding: "utf-8"): string;
}
