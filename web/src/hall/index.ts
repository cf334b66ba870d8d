/** The hall that this page speaks to: which one it is was decided when the page was built. */
export { hall } from "#hall";
