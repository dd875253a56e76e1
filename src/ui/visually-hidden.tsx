import type { ComponentProps } from "react";
import classes from "./visually-hidden.module.css";

/** What a screen reader says and nobody sees, because it is plain from where it stands. */
export function VisuallyHidden(text: Omit<ComponentProps<"span">, "className">) {
  return <span {...text} className={classes.hidden} />;
}
