import { wholeProfileWords } from "../../../domain/assessment/gap-profile/whole-profile-words";
import type { Few } from "../../../domain/assessment/report/document";
import { Button } from "../../../ui/button/button";
import classes from "./picture.module.css";

interface ShowAllProps {
  few: Few | undefined;
  /** The number of all. */
  count: number;
  isWhole: boolean;
  setWhole: (isWhole: boolean) => void;
}

/** The button between a few entries and all of them. Paper has all. */
export function ShowAll({ few, count, isWhole, setWhole }: ShowAllProps) {
  if (few === undefined || count <= few.first) return null;
  return (
    <Button className={classes.more} variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {isWhole ? wholeProfileWords.showFirst(few.first, few.of) : wholeProfileWords.showAll(count, few.of)}
    </Button>
  );
}
