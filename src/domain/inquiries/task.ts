import { z } from "zod";
import { inquiry } from "./inquiry";

const taskStatuses = ["claimed", "open", "completed"] as const;

/** A document of `profiles/{uid}/taskQueue`: a copy of an inquiry that an administrator has taken on. */
export const task = inquiry.omit({ answering: true }).extend({
  status: z.enum(taskStatuses).catch("claimed"),
  completed: z.boolean().catch(false),
  taskName: z.string().optional().catch(undefined),
  businessName: z.string().optional().catch(undefined),
});
export type Task = z.infer<typeof task>;
