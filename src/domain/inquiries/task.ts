import { z } from "zod";
import { inquiry } from "./inquiry";

const taskStatuses = ["claimed", "open", "completed"] as const;

/** A document of `profiles/{uid}/taskQueue`: a copy of an inquiry that an administrator has taken on. */
export const task = inquiry.omit({ answering: true }).extend({
  status: z.enum(taskStatuses).catch("claimed"),
  completed: z.boolean().catch(false),
  taskName: z.string().optional().catch(undefined),
  businessName: z.string().optional().catch(undefined),
  /** The day by which it should be done ("2027-01-31"), in whatever place one is. */
  dueOn: z.iso.date().optional().catch(undefined),
  /** Who has handed it over, and what they said of it. */
  handedOver: z
    .object({ by: z.string(), byEmail: z.string(), at: z.date(), note: z.string().optional() })
    .optional()
    .catch(undefined),
});
export type Task = z.infer<typeof task>;

/** A document of `taskHandOvers`, whose id is that of a task: who has it since it was last handed over. */
export const taskHandOver = z.object({ from: z.string(), to: z.string(), by: z.string(), at: z.date() });
export type TaskHandOver = z.infer<typeof taskHandOver>;

/** Characters of what is said to the colleague. */
export const longestHandOverNote = 1000;
