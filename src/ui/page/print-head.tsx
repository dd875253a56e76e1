import { useSyncExternalStore, type ReactNode } from "react";
import { formatDate } from "../../domain/kernel/locale";
import classes from "./print-head.module.css";

/** The first line on paper: whose document it is, and the day on which it is printed. */
export function PrintHead({ children }: { children?: ReactNode }) {
  const today = useSyncExternalStore(onPrint, formatToday, noDay);
  return (
    <p className={classes.head}>
      <span>{children}</span>
      <span>{today}</span>
    </p>
  );
}

/** A page may have been open since yesterday. */
function onPrint(update: () => void): () => void {
  window.addEventListener("beforeprint", update);
  return () => window.removeEventListener("beforeprint", update);
}

/** A page that the build writes does not know when it will be read. */
function noDay(): string {
  return "";
}

function formatToday(): string {
  return formatDate(new Date());
}
