/** Letters: the fonts that the first sight of a page is set in, asked for together with its words. */
import type { Language } from "../words.svelte";

const FONTS = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Alegreya Variable"'];
const PATIENCE = 1000; // milliseconds: whoever has a slow line reads in the letters of the system meanwhile
/** A word that is written with all kinds of letters of a language. */
const SAMPLES: Record<Language, string> = { en: "hall", ru: "зал", uk: "зала", pl: "stół", de: "Halle" };

/** Wait a little for the letters of a language; text that is set in them at once does not move. */
export async function letters(language: Language): Promise<void> {
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font, `Mead ${SAMPLES[language]}`))).catch(() => null);
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
