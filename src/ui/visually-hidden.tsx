import type { ComponentProps } from "react";
import classes from "./visually-hidden.module.css";

/** The words of a screen reader for a thing that is plain to see. */
export function VisuallyHidden(text: Omit<ComponentProps<"span">, "className">) {
  return <span {...text} className={classes.hidden} />;
}
