import type { Inquiry } from "../../../domain/inquiries/inquiry";
import { inquiryWords } from "../../../domain/inquiries/words";
import { DateTime } from "../../../ui/page/date-time";
import classes from "../shared/entry-row.module.css";

/** The answers to a visitor's message, the oldest first. */
export function SentReplies({
  earlierReplies = [],
  reply,
  repliedAt,
}: Pick<Inquiry, "earlierReplies" | "reply" | "repliedAt">) {
  if (reply === undefined) return null;
  return [...earlierReplies, { reply, repliedAt }].map((sent, nth) => (
    <div key={nth} className={classes.reply}>
      <p className={classes.facts}>
        <span>
          {inquiryWords.answered} <DateTime date={sent.repliedAt} />
        </span>
      </p>
      <p className={classes.text}>{sent.reply}</p>
    </div>
  ));
}
