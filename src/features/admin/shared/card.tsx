import { useId, type ReactNode } from "react";
import classes from "./card.module.css";

interface CardProps {
  /** Of its heading, by which an address can lead there. */
  id?: string;
  title: string;
  /** The part beside the title, such as a number of entries. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One area of the desk, which its heading names. */
export function Card({ id: ownId, title, aside, children }: CardProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
