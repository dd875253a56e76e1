// Checks and sends the inquiry form; loaded when the form is first touched.
import { inquiryWithAttachment, type InquiryForm } from "../../domain/inquiries/inquiry";
import { sendInquiry } from "../../firebase/inquiries/send-inquiry";
import type { ContactFormSubmission } from "./use-contact-form";

export const inquirySubmission: ContactFormSubmission<InquiryForm> = {
  schema: inquiryWithAttachment,
  send: sendInquiry,
};
