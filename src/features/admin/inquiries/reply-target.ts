// The two kinds of answer, which share one dialog: what each is called, begins with, and does when it is sent.
import { senderName } from "../../../domain/inquiries/inquiry";
import type { Task } from "../../../domain/inquiries/task";
import { inquiryMessages, staffMessages, inquiryWords } from "../../../domain/inquiries/words";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import {
  keepInquiryReply,
  keepTaskReply,
  replyToInquiry,
  replyToTask,
  type ReplyMail,
  type ReplyResult,
} from "../../../firebase/inquiries/replies";
import type { ReplyTarget } from "../shared/staff-context";

interface ReplyDetails {
  title: string;
  to: Pick<Task, "name" | "businessName" | "email" | "message">;
  subject: string;
  send: (mail: ReplyMail) => Promise<ReplyResult>;
  /** Only the second half, for when the mail is out and keeping the answer failed. */
  keep: (message: string) => Promise<ReplyResult>;
  notKept: string;
}

export function replyDetails(me: StaffMember, target: ReplyTarget): ReplyDetails {
  if (target.kind === "inquiry") {
    return {
      title: inquiryWords.replyToInquiry,
      to: target.inquiry,
      subject: inquiryMessages.defaultInquirySubject,
      send: (mail) => replyToInquiry(me, target.id, mail),
      keep: (message) => keepInquiryReply(me, target.id, message),
      notKept: staffMessages.replyNotFiled(senderName(target.inquiry)),
    };
  }
  return {
    title: inquiryWords.replyToTask,
    to: target.task,
    subject: inquiryMessages.defaultTaskSubject,
    send: (mail) => replyToTask(me.uid, target.id, mail),
    keep: (message) => keepTaskReply(me.uid, target.id, message),
    notKept: staffMessages.taskReplyNotKept,
  };
}
