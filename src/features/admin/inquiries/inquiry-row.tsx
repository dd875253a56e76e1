import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { isSeen } from "../../../domain/kernel/contact";
import { routes } from "../../../domain/kernel/routes";
import { inquiryWords } from "../../../domain/inquiries/words";
import type { Task } from "../../../domain/inquiries/task";
import { DateTime, Day } from "../../../ui/page/date-time";
import { EntryRow, type ActionReach } from "../shared/entry-row";
import classes from "../shared/entry-row.module.css";
import { LateSentReplies } from "./late-row-parts";
import { truncateWords } from "./truncate-words";

interface InquiryRowProps {
  id: string;
  /** The entry's title in its list, and the level of that heading. */
  title: string;
  level: 3 | 4;
  /** An inquiry, or a task, which an older system may have kept without a business name. */
  inquiry: Omit<Task, "status" | "completed">;
  /** The mark by which an answer by mail leads to it. */
  reference?: string;
  /** The time at which it came to this list, with the words before the date. */
  since: { words: string; date: Date | undefined };
  /** A mark that counts more than the time of its arrival, such as its due date. */
  mark?: ReactNode;
  /** From whom it has come here, if not from the visitor, and what they say of it. */
  from?: { words: string; note: string | undefined } | undefined;
  /** The rest of it, after it is opened. */
  more?: ReactNode;
  aside?: ReactNode;
  actions?: (reach: ActionReach) => ReactNode;
}

/** The characters that fit in one line of a column. */
const [mostOfGist, mostOfAbout] = [56, 40];

/** A visitor's message, and its answer: in two lines, and in full after it is opened. */
export function InquiryRow({
  id,
  title,
  level,
  inquiry,
  reference,
  since,
  mark,
  from,
  more,
  aside,
  actions,
}: InquiryRowProps) {
  const { name, businessName, email, message, invited } = inquiry;
  const others = [name, businessName].filter((part = "") => isSeen(part) && part !== title).join(", ");
  return (
    <EntryRow
      id={id}
      title={title}
      level={level}
      about={inOneLine(others, mostOfAbout)}
      since={mark ?? <Day date={since.date} />}
      gist={gistOf(inquiry, from?.note)}
      more={more}
      aside={aside}
      {...(actions && { actions })}
    >
      <p className={classes.facts}>
        {others !== "" && <span>{others}</span>}
        <a href={`mailto:${email}`}>{email}</a>
        <span>
          {since.words} <DateTime date={since.date} />
        </span>
        {reference !== undefined && <span>{inquiryWords.reference(reference)}</span>}
      </p>
      {from && (
        <div className={classes.from}>
          <p className={classes.facts}>{from.words}</p>
          {from.note !== undefined && <p className={classes.text}>{from.note}</p>}
        </div>
      )}
      <p className={classes.text}>{message}</p>
      {inquiry.reply !== undefined && <LateSentReplies {...inquiry} />}
      {invited && (
        <p className={classes.facts}>
          <span>
            {inquiryWords.invitedOn} <DateTime date={invited.at} />:{" "}
            <Link to={routes.business(invited.code)}>{invited.businessName}</Link>
          </span>
        </p>
      )}
    </EntryRow>
  );
}

function gistOf({ message, reply, invited }: InquiryRowProps["inquiry"], note: string | undefined): string {
  if (reply !== undefined)
    return `${inquiryWords.answered}: ${inOneLine(reply, mostOfGist - inquiryWords.answered.length)}`;
  if (invited) return `${inquiryWords.invited}: ${inOneLine(invited.businessName, mostOfGist)}`;
  return note === undefined ? inOneLine(message, mostOfGist) : `“${inOneLine(note, mostOfGist)}”`;
}

/** On one line, and cut at a word where it is longer. */
function inOneLine(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length <= most ? line : `${truncateWords(line, most)} …`;
}
