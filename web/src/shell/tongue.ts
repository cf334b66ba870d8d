/** The languages by their own names, and how one is chosen for good. */
import { keep, likes } from "../settings.svelte";
import { speak, type Language } from "../words.svelte";

export const TONGUES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski", de: "Deutsch" };

/** Speak a language from now on, also the next time; whether its words came. If not, all stays as it was. */
export async function choose(language: Language): Promise<boolean> {
  try {
    await speak(language);
  } catch {
    return false;
  }
  likes.language = language;
  keep();
  return true;
}
