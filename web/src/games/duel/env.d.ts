/** The pictures of cards, a shelf for each hero: made by `plugins.js`. */
declare module "emblems:all" {
  const shelves: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default shelves;
}
