// Checks and sends the inquiry form; loaded when the form is first touched.
import { inquiryForm, type InquiryForm } from "../../domain/inquiries/inquiry";
import { sendInquiry } from "../../firebase/inquiries/send-inquiry";
import type { ContactFormSubmission } from "./use-contact-form";

export const inquirySubmission: ContactFormSubmission<InquiryForm> = { schema: inquiryForm, send: sendInquiry };
