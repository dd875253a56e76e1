import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import { isDue } from "../../../domain/inquiries/due";
import { dueWords } from "../../../domain/inquiries/words";
import type { Task } from "../../../domain/inquiries/task";
import { formatNumber } from "../../../domain/kernel/locale";
import { listMessages } from "../../../domain/kernel/list-words";
import { routes } from "../../../domain/kernel/routes";
import { placeWords } from "../../../domain/operation/place-words";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { deskParts } from "../shared/parts";
import { useToday } from "../inquiries/tasks/use-today";
import { knownCount, type ListView } from "../shared/use-live-page";
import classes from "./inbox.module.css";

async function countAttention(): Promise<KnownCount> {
  const { countBusinesses, mostCounted } = await import("../../../firebase/invitations/lists");
  const count = await countBusinesses("needsAttention", currentTime());
  return { count, atLeast: count >= mostCounted };
}

interface WaitingProps {
  /** Undefined if not known yet. */
  inquiries: number | undefined;
  tasks: ListView<Task>;
}

/** The numbers of what waits, each with the way to it. */
export function Waiting({ inquiries = 0, tasks }: WaitingProps) {
  const today = useToday();
  const known = knownCount(tasks);
  const { loaded } = useLoaded(countAttention);
  const attention = loaded.status === "ready" ? loaded.value : { count: 0, atLeast: false };
  const due = dueAmong(tasks, today);
  return (
    <ul className={classes.waiting} aria-label={placeWords.waits}>
      {inquiries > 0 && (
        <li>
          <Link to={`#${deskParts.inquiries}`}>{placeWords.inquiries(formatNumber(inquiries), inquiries === 1)}</Link>
        </li>
      )}
      {attention.count > 0 && (
        <li>
          <Link to={routes.adminBusinesses}>{placeWords.attention(inNumbers(attention), attention.count === 1)}</Link>
        </li>
      )}
      {known && known.count > 0 && (
        <li>
          <Link to={`#${deskParts.taskQueue}`}>{placeWords.tasks(inNumbers(known), known.count === 1)}</Link>
          {due && due.count > 0 && <strong className={classes.due}>{dueWords.count(inNumbers(due))}</strong>}
        </li>
      )}
    </ul>
  );
}

interface KnownCount {
  count: number;
  atLeast: boolean;
}

function inNumbers({ count, atLeast }: KnownCount): string {
  return atLeast ? listMessages.atLeast(count) : formatNumber(count);
}

/** They stand first: those that are in sight are all of them, unless more than these are due. */
function dueAmong({ page }: ListView<Task>, today: string): KnownCount | undefined {
  if (page.status !== "ready") return undefined;
  const { entries, more } = page;
  const count = entries.filter(({ document: { dueOn } }) => dueOn !== undefined && isDue(dueOn, today)).length;
  return { count, atLeast: more !== undefined && count === entries.length };
}
