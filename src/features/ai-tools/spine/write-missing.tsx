import { useRef } from "react";
import type { GenerationShare } from "../../../domain/course/request/generation-request";
import { missingTexts, nameOfText } from "../../../domain/course/spine/course-texts";
import { missingWords } from "../../../domain/course/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { useCourseDraft } from "../course/course-draft";
import { stopMissingTexts, useMissingTexts, writeMissingTexts } from "../course/missing-texts";
import { StopButton } from "../course/stop-button";
import classes from "./spine.module.css";

interface WriteMissingProps {
  /** The person's share of today: the number of texts used, and of all; undefined if unknown. */
  share?: GenerationShare | undefined;
}

/** One press for all that is still to be written, with what it takes of the day's texts before it begins. */
export function WriteMissing({ share }: WriteMissingProps) {
  const missing = useCourseDraft(({ draft }) => missingTexts(draft).length);
  const run = useMissingTexts();
  const write = useRef<HTMLButtonElement>(null);
  const left = share ? Math.max(share.limit - share.used, 0) : Infinity;
  const most = Math.min(missing, left);
  if (missing === 0 && !run.running) return null; // the count above says so
  return (
    <>
      <div className={classes.write}>
        <BusyButton
          ref={write}
          variant="outline"
          busy={run.running || most === 0}
          busyLabel={run.running ? missingWords.writing : missingWords.write}
          onClick={() => void writeMissingTexts(most)}
        >
          {missingWords.write}
        </BusyButton>
        {run.running && (
          <StopButton onStop={stopMissingTexts} nextFocus={write}>
            {missingWords.stop}
          </StopButton>
        )}
      </div>
      {!run.running && <p className={classes.note}>{cost(missing, left, share?.limit)}</p>}
      <p className={classes.note} role="status">
        {run.running && run.current && missingWords.progress(run.nth, run.total, nameOfText(run.current))}
        {run.ended && [run.failure ?? howItEnded[run.ended], missingWords.left(missing)].join(" ")}
      </p>
    </>
  );
}

const { stopped, interrupted, elsewhere } = missingWords;

/** The words about a run that did not finish; a failed one has a sentence of its own. */
const howItEnded = { stopped, interrupted, elsewhere, failed: stopped } as const;

function cost(missing: number, left: number, limit: number | undefined): string {
  if (limit === undefined) return missingWords.writes(missing);
  if (left === 0) return missingWords.noneLeft(limit);
  if (left < missing) return missingWords.usesAll(left, missing, limit);
  const isTight = left - missing < limit / 2;
  return isTight ? missingWords.uses(missing, limit, left - missing) : missingWords.writes(missing);
}
