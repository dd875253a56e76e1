import * as z from "zod/mini";

/** Characters. */
export const longestNote = 5000;

/** The notes of administrators about a business or an inquiry, for administrators alone. */
export const staffNote = z.object({
  text: z.string(),
  by: z.string(),
  byEmail: z.string(),
  at: z.date(),
});
export type StaffNote = z.infer<typeof staffNote>;
