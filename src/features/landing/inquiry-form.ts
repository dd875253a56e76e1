// Loaded when the inquiry's form is first touched.
import { inquiryForm, type InquiryForm } from "../../domain/inquiries/inquiry";
import { sendInquiry } from "../../firebase/inquiries/send-inquiry";
import type { Outgoing } from "./use-contact-form";

export const outgoing: Outgoing<InquiryForm> = { schema: inquiryForm, send: sendInquiry };
