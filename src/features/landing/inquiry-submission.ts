// Checks and sends the inquiry form; loaded when the form is first touched.
import { inquiryWithAttachment, type InquiryForm } from "../../domain/inquiries/inquiry";
import { alongTicks } from "../../browser/stored-keys";
import { sendInquiry } from "../../firebase/inquiries/send-inquiry";
import type { ContactFormSubmission } from "./use-contact-form";

export const inquirySubmission: ContactFormSubmission<InquiryForm> = {
  schema: inquiryWithAttachment,
  send: async (form, hiddenField) => {
    await sendInquiry(form, hiddenField);
    for (const { store, key } of Object.values(alongTicks)) store.removeItem(key);
  },
};
