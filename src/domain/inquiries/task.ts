import { z } from "zod";
import { inquiry, inquiryForm } from "./inquiry";

const taskStatuses = ["claimed", "open", "completed"] as const;

/** A document of `profiles/{uid}/taskQueue`: a copy of an inquiry that an administrator has taken on. */
export const task = inquiry.omit({ answering: true }).extend({
  status: z.enum(taskStatuses),
  completed: z.boolean().default(false),
  taskName: z.string().optional(),
  businessName: inquiryForm.shape.businessName.optional(),
});
export type Task = z.infer<typeof task>;
