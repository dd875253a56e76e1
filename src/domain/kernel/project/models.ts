// The language models whose end their provider has announced, so that no operator learns it from a site that has
// stopped writing. The provider also names each date as `shutdown_date` at GET /v1/models.
import { dayMs } from "../durations";

export interface ModelEnd {
  /** The day (UTC) on which the provider stops answering for it. */
  date: string;
  /** The provider's own recommendation instead. */
  successor?: string;
  source: string;
}

const source = "https://developers.openai.com/api/docs/deprecations";

const announced: Record<string, ModelEnd> = {
  "gpt-5": { date: "2026-12-11", successor: "gpt-6.1-sol", source },
  "gpt-5-mini": { date: "2026-12-11", successor: "gpt-6.1-terra", source },
  "gpt-5-nano": { date: "2026-12-11", source },
  o3: { date: "2026-12-11", source },
  "gpt-4o": { date: "2027-01-14", successor: "gpt-6-luna", source },
  "gpt-4o-mini": { date: "2027-01-14", successor: "gpt-6-luna", source },
  "gpt-4.1": { date: "2027-01-14", successor: "gpt-6-luna", source },
  "gpt-4.1-mini": { date: "2027-01-14", successor: "gpt-6-luna", source },
  "gpt-5.1": { date: "2027-04-01", source },
};

/**
 * Returns the end of a model, as far as it is announced; a dated snapshot and a fine-tuned model end with their base
 * model.
 */
export function modelEnd(name: string): ModelEnd | undefined {
  const base = /^ft:([^:]+)/.exec(name)?.[1] ?? name;
  return announced[base.replace(/-\d{4}-\d{2}-\d{2}$/, "")];
}

/** Whole days until a model ends, negative once it is over; undefined where no end is announced. */
export function daysUntilModelEnds(name: string, now: Date): number | undefined {
  const end = modelEnd(name);
  return end && Math.floor((Date.parse(end.date) - now.getTime()) / dayMs);
}
