// Every collection that the browser reads, with its schema, declared once.
import { collection, doc } from "firebase/firestore";
import { inquiry } from "../../domain/inquiries/inquiry";
import { inquiryOutcome } from "../../domain/inquiries/inquiry-outcome";
import { task } from "../../domain/inquiries/task";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "./converter";
import { firestore } from "./firestore";

export const inquiryCollection = () => collection(firestore(), paths.inquiries).withConverter(converterFor(inquiry));

export const taskCollection = (uid: string) =>
  collection(firestore(), paths.taskQueue(uid)).withConverter(converterFor(task));
export const repliedInquiryCollection = (uid: string) =>
  collection(firestore(), paths.repliedInquiries(uid)).withConverter(converterFor(inquiry));
export const outcomeDocument = (inquiryId: string) =>
  doc(firestore(), paths.inquiryOutcome(inquiryId)).withConverter(converterFor(inquiryOutcome));
