/** The words that somebody points at: what they name can show itself elsewhere on the page. */
export const pointed = $state({ words: "" });
