import { Link, useLocation } from "react-router-dom";
import { dueWords, inquiryWords } from "../../../domain/inquiries/words";
import { invitationWords } from "../../../domain/invitations/words";
import { formatNumber } from "../../../domain/kernel/locale";
import { lateSectionTitles, listMessages } from "../../../domain/kernel/list-words";
import { appMessages } from "../../../domain/kernel/words";
import { useStaff } from "../shared/staff-context";
import { deedOf, sections, type DashboardSection } from "./sections";
import classes from "./dashboard-rail.module.css";

const names: Record<DashboardSection, string> = {
  inquiries: inquiryWords.inquiries,
  taskQueue: inquiryWords.taskQueue,
  invitations: invitationWords.generated,
  ...lateSectionTitles,
};

/** The lists that wait for an administrator's work. */
const daysWork: readonly DashboardSection[] = ["inquiries", "taskQueue"];

interface KnownCount {
  count: number;
  atLeast?: boolean;
}

interface DashboardRailProps {
  /** The number of entries of each, if known, and the number of due ones. */
  counts: Partial<Record<DashboardSection, (KnownCount & { due?: KnownCount | undefined }) | undefined>>;
}

/** The way to each part of the dashboard, which the address keeps, and how much is there. */
export function DashboardRail({ counts }: DashboardRailProps) {
  const { hash } = useLocation();
  const { may } = useStaff();
  const open = (Object.keys(sections) as DashboardSection[]).filter((section) => may(deedOf[section]));
  return (
    <nav className={classes.rail} aria-label={appMessages.dashboard}>
      <ul>
        {open.map((section) => {
          const { due, ...known } = counts[section] ?? { count: 0 };
          const to = `#${sections[section]}`;
          return (
            <li key={section}>
              <Link to={to} aria-current={hash === to ? "location" : undefined}>
                {names[section]}
              </Link>
              {due && due.count > 0 && <span className={classes.due}>{dueWords.count(inNumbers(due))}</span>}
              {known.count > 0 && (
                <span className={classes.count} data-work={daysWork.includes(section) || undefined}>
                  {inNumbers(known)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function inNumbers({ count, atLeast = false }: KnownCount): string {
  return atLeast ? listMessages.atLeast(count) : formatNumber(count);
}
