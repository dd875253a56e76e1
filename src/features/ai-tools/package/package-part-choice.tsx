import { useId } from "react";
import { questionCount, type PackagePage } from "../../../domain/course/exports/package/package-pages";
import type { PackagePart } from "../../../domain/course/exports/package/package-part";
import { packageWords } from "../../../domain/course/exports/package/words";
import classes from "./package-dialog.module.css";

interface PackagePartChoiceProps {
  part: PackagePart;
  pages: readonly PackagePage[];
  /** Its gaps, a sentence each. */
  gaps: readonly string[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function PackagePartChoice({ part, pages, gaps, isChosen, onChoose }: PackagePartChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className={classes.part}>
        <input
          type="checkbox"
          aria-describedby={gaps.length > 0 ? id : undefined}
          checked={isChosen}
          disabled={pages.length === 0}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <span>
          {packageWords.parts[part]}{" "}
          <span className={classes.holds}>
            ({pages.length === 0 ? packageWords.none : packageWords.holds(part, pages.length, questionCount(pages))})
          </span>
        </span>
      </label>
      {gaps.length > 0 && (
        <ul id={id} className={classes.missing}>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
