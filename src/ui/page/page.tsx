import type { ReactNode } from "react";
import classes from "./page.module.css";
import { PageTitle } from "./page-title";

interface PageProps {
  title: string;
  /** A sentence or two under the title: what this page is for. */
  lead?: ReactNode;
  /** `text` keeps to a readable line; `wide` is for tables and rails. */
  width?: "text" | "wide";
  children: ReactNode;
}

/** The frame of an ordinary page: title, lead, and what follows in an even rhythm. */
export function Page({ title, lead, width = "text", children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <PageTitle>{title}</PageTitle>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
