// The things that the site pays for: list prices in dollars, of the cheapest regions. Europe is up to twice as dear at
// Firestore, and the provider of a model asks its own.
import { defaultSettings } from "../../../src/domain/kernel/project/settings";

export const usualPrices = {
  /** For 100,000 documents each. */
  reads: 0.03,
  writes: 0.09,
  deletes: 0.01,
  /** For a million. */
  calls: 0.4,
  /** For 1,000 seconds of a CPU, and of a GiB. */
  cpu: 0.024,
  memory: 0.0025,
  /** For a GB. */
  traffic: 0.15,
  /** For a million. */
  tokens: Number(defaultSettings.DOLLARS_PER_MILLION_TOKENS),
  /** For 1,000. */
  mails: 0.1,
  /** For 1,000 assessments of reCAPTCHA, with App Check. */
  checks: 1,
} as const;
export type PriceName = keyof typeof usualPrices;
export const priceNames = Object.keys(usualPrices) as PriceName[];
