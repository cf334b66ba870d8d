declare module "icon:*" {
  const body: string;
  export default body;
}
/** The one thing that tests need of Node: a style sheet as it is written. */
declare module "node:fs" {
  export function readFileSync(file: URL, encoding: "utf-8"): string;
}
