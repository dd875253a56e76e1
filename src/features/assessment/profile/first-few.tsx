import { useState, type ReactNode } from "react";
import { Button } from "@mantine/core";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import classes from "./profile.module.css";

interface FirstFewProps {
  /** What the list is of, in the plural. */
  what: string;
  /** How many are shown at first: as many as a class of the style sheet lets through. */
  few: 8;
  count: number;
  /** The whole list; on paper all of it is shown. */
  children: ReactNode;
}

/** A long list of which the first few are shown until the rest is asked for. */
export function FirstFew({ what, few, count, children }: FirstFewProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <div className={isWhole ? undefined : classes.few}>{children}</div>
      {count > few && (
        <Button className={classes.more} variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? gapProfileWords.showFirst(few, what) : gapProfileWords.showAll(count, what)}
        </Button>
      )}
    </>
  );
}
