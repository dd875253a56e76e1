// Loaded when the inquiry's form is first touched.
import { inquiryForm, type InquiryForm } from "../../domain/documents/inquiry";
import { sendInquiry } from "../../firebase/inquiries";
import type { Outgoing } from "./use-outgoing-form";

export const outgoing: Outgoing<InquiryForm> = { schema: inquiryForm, send: sendInquiry };
