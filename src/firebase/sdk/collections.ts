// Every collection that the browser reads, with its schema, declared once.
import { collection, doc } from "firebase/firestore";
import { assessmentAnswers } from "../../domain/assessment/answers/assessment-answers";
import { counters } from "../../domain/kernel/counters";
import { inquiry } from "../../domain/inquiries/inquiry";
import { inquiryOutcome } from "../../domain/inquiries/inquiry-outcome";
import { invitation } from "../../domain/invitations/invitation";
import { profile } from "../../domain/invitations/profile";
import { task } from "../../domain/inquiries/task";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "./converter";
import { firestore } from "./firestore";

export const inquiries = collection(firestore, paths.inquiries).withConverter(converterFor(inquiry));
export const invitations = collection(firestore, paths.invitations).withConverter(converterFor(invitation));

export const taskQueueOf = (uid: string) =>
  collection(firestore, paths.taskQueue(uid)).withConverter(converterFor(task));
export const repliedInquiriesOf = (uid: string) =>
  collection(firestore, paths.repliedInquiries(uid)).withConverter(converterFor(inquiry));
export const profileOf = (uid: string) => doc(firestore, paths.profile(uid)).withConverter(converterFor(profile));
export const answersOf = (invitationId: string) =>
  doc(firestore, paths.answersOf(invitationId)).withConverter(converterFor(assessmentAnswers));
export const outcomeOf = (inquiryId: string) =>
  doc(firestore, paths.inquiryOutcome(inquiryId)).withConverter(converterFor(inquiryOutcome));
export const counted = doc(firestore, paths.counters).withConverter(converterFor(counters));
