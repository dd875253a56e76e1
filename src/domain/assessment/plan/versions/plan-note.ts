import { z } from "zod";

/** Characters. */
export const longestNote = 5000;

/** A document of `planNotes`: what consultants write down about a business's plan, for consultants alone. */
export const planNote = z.object({
  text: z.string(),
  by: z.string(),
  byEmail: z.string(),
  at: z.date(),
});
export type PlanNote = z.infer<typeof planNote>;
