/** Numbers as the language writes them. */
import { language } from "../words.svelte";

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

const percents = (): Intl.NumberFormat => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 });

export const percent = (share: number): string => percents().format(share);

/** From one share to another; one number where they look the same. */
export const range = (low: number, high: number): string => percents().formatRange(low, high);
