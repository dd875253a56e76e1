import { reviewWords, planWords } from "../../../domain/assessment/words";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import { goToPart } from "../../../ui/page/go-to-part";
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
        <button key={id} type="button" className={classes.back} onClick={() => goToPart(id)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
