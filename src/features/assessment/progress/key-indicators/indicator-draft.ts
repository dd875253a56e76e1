import * as z from "zod/mini";

/** An indicator as it is typed. */
export const indicatorDraft = z.object({
  name: z.string(),
  unit: z.string(),
  baseline: z.string(),
  target: z.string(),
});
