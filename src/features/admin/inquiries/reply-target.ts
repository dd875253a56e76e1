// The kinds of answer, which share one dialog: what each is called, begins with, and says if it could not be kept.
import { senderName } from "../../../domain/inquiries/inquiry";
import { inquiryMessages, staffMessages } from "../../../domain/inquiries/action-words";
import { inquiryWords } from "../../../domain/inquiries/words";
import type { DeskTarget } from "../shared/staff-context";

interface ReplyDetails {
  title: string;
  subject: string;
  notKept: string;
}

export function replyDetails({ kind, inquiry }: DeskTarget): ReplyDetails {
  if (kind === "task") {
    const { defaultTaskSubject: subject } = inquiryMessages;
    return { title: inquiryWords.replyToTask, subject, notKept: staffMessages.taskReplyNotKept };
  }
  return {
    title: inquiryWords.replyToInquiry,
    subject: inquiryMessages.defaultInquirySubject,
    notKept: staffMessages.replyNotFiled(senderName(inquiry)),
  };
}
