import * as z from "zod/mini";
import { inquiry } from "./inquiry";

const taskStatuses = ["claimed", "open", "completed"] as const;

/** A document of `profiles/{uid}/taskQueue`: a copy of an inquiry that an administrator has taken on. */
export const task = z.extend(z.omit(inquiry, { answering: true }), {
  status: z.catch(z.enum(taskStatuses), "claimed"),
  completed: z.catch(z.boolean(), false),
  taskName: z.catch(z.optional(z.string()), undefined),
  businessName: z.catch(z.optional(z.string()), undefined),
  /** The day by which it should be done ("2027-01-31"), in any time zone. */
  dueOn: z.catch(z.optional(z.iso.date()), undefined),
  /** The administrator who has handed it over, and their note. */
  handedOver: z.catch(
    z.optional(z.object({ by: z.string(), byEmail: z.string(), at: z.date(), note: z.optional(z.string()) })),
    undefined,
  ),
});
export type Task = z.infer<typeof task>;

/** A document of `taskHandOvers`, whose id is that of a task: who has it since it was last handed over. */
export const taskHandOver = z.object({ from: z.string(), to: z.string(), by: z.string(), at: z.date() });
export type TaskHandOver = z.infer<typeof taskHandOver>;

/** Characters of what is said to the colleague. */
export const longestHandOverNote = 1000;
