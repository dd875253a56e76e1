// The two kinds of answer, which share one dialog: what each is called, begins with, and does when it is sent.
import type { Inquiry } from "../../domain/documents/inquiry";
import { messages } from "../../domain/messages";
import { staffMessages } from "../../domain/staff-messages";
import type { Staff } from "../../firebase/inquiry-actions";
import {
  keepInquiryReply,
  keepTaskReply,
  replyToInquiry,
  replyToTask,
  type Mail,
  type Replied,
} from "../../firebase/replies";
import type { ReplyTarget } from "./desk";

interface Answering {
  title: string;
  to: Pick<Inquiry, "name" | "businessName" | "email" | "message">;
  subject: string;
  send: (mail: Mail) => Promise<Replied>;
  /** Only the second half, for when the mail is out and keeping the answer failed. */
  keep: (message: string) => Promise<Replied>;
  notKept: string;
}

export function answering(me: Staff, target: ReplyTarget): Answering {
  if (target.kind === "inquiry") {
    return {
      title: "Reply to Inquiry",
      to: target.inquiry,
      subject: messages.defaultInquirySubject,
      send: (mail) => replyToInquiry(me, target.id, mail),
      keep: (message) => keepInquiryReply(me, target.id, message),
      notKept: staffMessages.replyNotFiled(target.inquiry.name),
    };
  }
  return {
    title: "Reply to Task",
    to: target.task,
    subject: messages.defaultTaskSubject,
    send: (mail) => replyToTask(me.uid, target.id, mail),
    keep: (message) => keepTaskReply(me.uid, target.id, message),
    notKept: staffMessages.taskReplyNotKept,
  };
}
