import { useId, useState, type ReactNode } from "react";
import classes from "./entry-row.module.css";

/** For the buttons of a row: while it is closed the Tab key passes them by, or the next list would be far away. */
export interface ActionReach {
  tabIndex?: -1;
}

interface EntryRowProps {
  /** Of its heading. */
  id: string;
  /** The entry's title in its list, and the level of that heading. */
  title: string;
  level: 3 | 4;
  /** In few words: who or what else belongs to it, since when it is here, and what it is about. */
  about: ReactNode;
  since: ReactNode;
  gist: ReactNode;
  /** All of it, once it is open. */
  children: ReactNode;
  /** The rest, below the actions. */
  more?: ReactNode;
  /** The actions that are always there. */
  aside?: ReactNode;
  /** The other actions: below the entry after it is opened, and before that under the mouse. */
  actions?: (reach: ActionReach) => ReactNode;
}

/** One entry of a list in two lines, which opens in place. */
export function EntryRow({ id, title, level, about, since, gist, children, more, aside, actions }: EntryRowProps) {
  const [open, setOpen] = useState(false);
  const wholeId = useId();
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <article className={classes.row} aria-labelledby={id} data-open={open || undefined}>
      <header className={classes.head}>
        <div className={classes.names}>
          <Heading id={id}>
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={open}
              aria-controls={open ? wholeId : undefined}
              onClick={() => setOpen(!open)}
            >
              {title}
            </button>
          </Heading>
          {!open && <span className={classes.about}>{about}</span>}
        </div>
        <span className={classes.since}>{since}</span>
        {!open && (
          <div className={classes.second}>
            <p className={classes.gist}>{gist}</p>
            {actions && <div className={classes.hovered}>{actions({ tabIndex: -1 })}</div>}
          </div>
        )}
      </header>
      {aside && <div className={classes.aside}>{aside}</div>}
      {open && (
        <div id={wholeId} className={classes.whole}>
          {children}
        </div>
      )}
      {open && actions && <div className={classes.actions}>{actions({})}</div>}
      {open && more && <div className={classes.more}>{more}</div>}
    </article>
  );
}
