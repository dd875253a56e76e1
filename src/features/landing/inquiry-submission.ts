// Checks and sends the inquiry form; loaded when the form is first touched.
import { inquiryWithAttachment, type InquiryForm } from "../../domain/inquiries/inquiry-form";
import { alongTick } from "../../browser/along-ticks";
import { sendInquiry } from "../../firebase/inquiries/send-inquiry";
import type { ContactFormSubmission } from "./use-contact-form";

export const inquirySubmission: ContactFormSubmission<InquiryForm> = {
  schema: inquiryWithAttachment,
  send: async (form, hiddenField) => {
    await sendInquiry(form, hiddenField);
    for (const of of ["ratings", "course"] as const) alongTick(of).remove();
  },
};
