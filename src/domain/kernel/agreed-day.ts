import { agreedLocale } from "./agreed-locale";

/** Made once: it takes as long as a hundred days to write. */
const agreedDay = new Intl.DateTimeFormat(agreedLocale, { dateStyle: "long", timeZone: "UTC" });

/** A day ("2027-01-31") as every reader and machine writes it alike, for a text that both sides have to agree on. */
export function dateInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : agreedDay.format(date);
}
