import { useId, type ReactNode } from "react";
import classes from "./card.module.css";

interface CardProps {
  title: string;
  /** A few words beside the title, such as how many there are. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One area of the dashboard, which its heading names. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={classes.aside}>{aside}</span>}
      </header>
      {children}
    </section>
  );
}
