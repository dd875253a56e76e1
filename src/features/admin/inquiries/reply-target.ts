// The two kinds of answer, which share one dialog: what each is called, begins with, and does when it is sent.
import type { Inquiry } from "../../../domain/inquiries/inquiry";
import { inquiryMessages, staffMessages } from "../../../domain/inquiries/words";
import type { Staff } from "../../../firebase/inquiries/inquiry-actions";
import {
  keepInquiryReply,
  keepTaskReply,
  replyToInquiry,
  replyToTask,
  type Mail,
  type Replied,
} from "../../../firebase/inquiries/replies";
import type { ReplyTarget } from "../shared/staff-context";

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
      subject: inquiryMessages.defaultInquirySubject,
      send: (mail) => replyToInquiry(me, target.id, mail),
      keep: (message) => keepInquiryReply(me, target.id, message),
      notKept: staffMessages.replyNotFiled(target.inquiry.name),
    };
  }
  return {
    title: "Reply to Task",
    to: target.task,
    subject: inquiryMessages.defaultTaskSubject,
    send: (mail) => replyToTask(me.uid, target.id, mail),
    keep: (message) => keepTaskReply(me.uid, target.id, message),
    notKept: staffMessages.taskReplyNotKept,
  };
}
