import { useSyncExternalStore, type ReactNode } from "react";
import { formatDate } from "../../domain/kernel/locale";
import classes from "./print-head.module.css";

let printedOn = "";

/** The first line on paper: whose document it is, and the day on which it is printed. */
export function PrintHead({ children }: { children?: ReactNode }) {
  const today = useSyncExternalStore(onPrint, dayOfPrint, dayOfPrint);
  return (
    <p className={classes.head}>
      <span>{children}</span>
      <span>{today}</span>
    </p>
  );
}

/** A page may have been open since yesterday; to write a day takes a slow phone as long as a paint. */
function onPrint(update: () => void): () => void {
  const writeToday = () => {
    printedOn = formatDate(new Date());
    update();
  };
  window.addEventListener("beforeprint", writeToday);
  return () => window.removeEventListener("beforeprint", writeToday);
}

function dayOfPrint(): string {
  return printedOn;
}
