import * as z from "zod/mini";
import { bounds, contact, optionalText, requiredText } from "../kernel/contact";
import { askedFor } from "../kernel/contact-words";
import { attachmentBreak } from "../kernel/texts";
import { sentRatings, typedRatings } from "./sent-ratings";

/** The fields of the inquiry form. */
export const inquiryForm = z.object({
  ...contact,
  message: requiredText(askedFor.yourMessage, bounds.message),
  ratings: z.optional(sentRatings),
});
export type InquiryForm = z.infer<typeof inquiryForm>;

/** The form with what the sender has ticked: its words stand below the message, which they never cut. */
export const inquiryWithAttachment = z.pipe(
  z.extend(inquiryForm, { along: z.optional(optionalText(bounds.message)), ratings: z.optional(typedRatings) }),
  z.transform(({ along = "", ...form }) => ({
    ...form,
    message: [form.message, along].filter(Boolean).join(attachmentBreak).slice(0, bounds.message),
  })),
);
