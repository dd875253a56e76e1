import { useState, type ReactNode } from "react";
import { Button } from "@mantine/core";
import { inquiryWords } from "../../../domain/inquiries/words";
import type { Task } from "../../../domain/inquiries/task";
import { truncateWords } from "./truncate-words";
import { DateTime } from "../../../ui/page/date-time";
import classes from "./inquiry-card.module.css";

interface InquiryCardProps {
  id: string;
  /** What the entry is called in its list, and the level of that heading. */
  title: string;
  level: 3 | 4;
  /** An inquiry, or a task, which an older system may have kept without a business name. */
  inquiry: Omit<Task, "status" | "completed">;
  /** When it came to this list, in words that precede the date. */
  since: { words: string; date: Date | undefined };
  children?: ReactNode;
}

/** More than this many characters are folded away. */
const fold = 320;

/** What somebody wrote to us, and what was answered, with what can be done about it below. */
export function InquiryCard({ id, title, level, inquiry, since, children }: InquiryCardProps) {
  const { name, businessName, email, message, reply, repliedAt } = inquiry;
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <article className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <Heading id={id}>{title}</Heading>
        <p className={classes.from}>
          <span>
            {title === name ? businessName : [name, businessName].filter((part) => part && part !== title).join(", ")}
          </span>
          <a href={`mailto:${email}`}>{email}</a>
          <span>
            {since.words} <DateTime date={since.date} />
          </span>
        </p>
      </header>
      <Folded text={message} />
      {reply !== undefined && (
        <div className={classes.reply}>
          <p className={classes.from}>
            <span>
              {inquiryWords.answered} <DateTime date={repliedAt} />
            </span>
          </p>
          <Folded text={reply} />
        </div>
      )}
      {children && <div className={classes.actions}>{children}</div>}
    </article>
  );
}

function Folded({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= fold) return <p className={classes.text}>{text}</p>;
  return (
    <div>
      <p className={classes.text}>{open ? text : `${truncateWords(text, fold)} …`}</p>
      <Button className={classes.fold} variant="transparent" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? inquiryWords.showLess : inquiryWords.showAll}
      </Button>
    </div>
  );
}
