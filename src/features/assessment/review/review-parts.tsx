import { reviewWords, planWords } from "../../../domain/assessment/words";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import classes from "./review.module.css";

const pageParts = [
  ["gap-profile", gapProfileWords.gapProfile],
  ["prompt", reviewWords.prompt],
  ["plan", planWords.plan],
] as const;

/** Links to the parts below the answers, which are long. */
export function ReviewParts() {
  return (
    <nav className={classes.parts} aria-label={reviewWords.parts}>
      {pageParts.map(([id, name]) => (
        <button key={id} type="button" className={classes.back} onClick={() => goTo(id)}>
          {name}
        </button>
      ))}
    </nav>
  );
}

/** Whoever goes by keyboard goes on from there. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
