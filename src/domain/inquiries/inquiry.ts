import { z } from "zod";
import { bounds, contact, requiredText } from "../kernel/contact";

/** What the inquiry form asks for. */
export const inquiryForm = z.object({ ...contact, message: requiredText("your message", bounds.message) });
export type InquiryForm = z.infer<typeof inquiryForm>;

const inquiryStatuses = ["new", "claimed", "open"] as const;

/** A document of `inquiries` (status `new`), and, once answered, of `profiles/{uid}/inquiries` (status `open`). */
export const inquiry = inquiryForm.extend({
  status: z.enum(inquiryStatuses),
  createdAt: z.date().optional(),
  movedAt: z.date().optional(),
  reply: z.string().optional(),
  repliedAt: z.date().optional(),
  /** Who is sending an answer at this moment, so that nobody else does. */
  answering: z.object({ by: z.string(), byEmail: z.string(), at: z.date() }).optional(),
});
export type Inquiry = z.infer<typeof inquiry>;
