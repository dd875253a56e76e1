import { useEffect, useState, type ReactNode } from "react";
import type { Right } from "../../../domain/accounts/rights";
import { staffWords } from "../../../domain/accounts/signed-in-words";
import { useHashTarget } from "../../../ui/hooks/use-hash-target";
import { Notice } from "../../../ui/notice/notice";
import { PageTitle } from "../../../ui/page/page-title";
import { useStaff } from "../shared/staff-context";
import classes from "./desk.module.css";

/** Longer than the lists take as a rule; a reader without a connection waits no longer than this. */
const settlingMs = 2000;

interface DeskPageProps {
  title: string;
  /** The right for which the page is there. */
  right: Right;
  /** The part beside the title. */
  aside?: ReactNode;
  /** A warning about the whole page, once it has settled. */
  warning?: ReactNode;
  children: ReactNode;
}

/** One place of the desk. While it is still putting itself together it stays with the part that its address names. */
export function DeskPage({ title, right, aside, warning, children }: DeskPageProps) {
  const { may } = useStaff();
  const [isSettling, setSettling] = useState(true);
  useHashTarget({ isSettling });

  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), settlingMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={classes.page} data-settling={isSettling || undefined}>
      <header className={classes.header}>
        <PageTitle>{title}</PageTitle>
        {aside}
      </header>
      {!isSettling && warning}
      {may(right) ? children : <Notice kind="info">{staffWords.forAdministrators}</Notice>}
    </div>
  );
}
