import { useRef } from "react";
import type { GenerationShare } from "../../../domain/course/request/generation-request";
import { missingTexts, nameOfText } from "../../../domain/course/spine/course-texts";
import { missingWords } from "../../../domain/course/words";
import { formatList } from "../../../domain/kernel/locale";
import { BusyButton } from "../../../ui/button/busy-button";
import { useCourseDraft } from "../course/course-draft";
import {
  stopMissingTexts,
  useMissingTexts,
  writeMissingTexts,
  type TextToWrite,
  type TextUnderWay,
} from "../course/missing-texts";
import { StopButton } from "../course/stop-button";
import classes from "./spine.module.css";

/** The words of a run; those of another kind of writing take their place. */
export type RunWords = {
  [Name in keyof typeof missingWords]: (typeof missingWords)[Name] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

interface WriteMissingProps {
  /** The person's share of today: the number of texts used, and of all; undefined if unknown. */
  share?: GenerationShare | undefined;
  /** Another kind of writing than that of the missing texts: the number of texts, each request, and its words. */
  other?: { count: number; toWrite: () => TextToWrite[]; words: Partial<RunWords> } | undefined;
}

/** One press for all that is still to be written, with what it takes of the day's texts before it begins. */
export function WriteMissing({ share, other }: WriteMissingProps) {
  const ofCourse = useCourseDraft(({ draft }) => missingTexts(draft).length);
  const missing = other?.count ?? ofCourse;
  const words: RunWords = { ...missingWords, ...other?.words };
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
          busyLabel={run.running ? words.writing : words.write}
          onClick={() => void writeMissingTexts(most, other?.toWrite)}
        >
          {words.write}
        </BusyButton>
        {run.running && (
          <StopButton onStop={stopMissingTexts} nextFocus={write}>
            {words.stop}
          </StopButton>
        )}
      </div>
      {!run.running && <p className={classes.note}>{costInWords(words, missing, share)}</p>}
      <p className={classes.note} role="status">
        {run.underWay.length > 0 && progressOfTexts(words, run.underWay, run.total)}
        {run.ended && [run.failure ?? howItEnded(words)[run.ended], words.left(missing)].join(" ")}
      </p>
    </>
  );
}

function progressOfTexts(words: RunWords, texts: readonly TextUnderWay[], total: number): string {
  const numbers = formatList(texts.map(({ nth }) => String(nth)));
  return words.progress(numbers, total, formatList(texts.map(nameOfText)));
}

/** The words about a run that did not finish; a failed one has a sentence of its own. */
function howItEnded({ stopped, interrupted, elsewhere }: RunWords) {
  return { stopped, interrupted, elsewhere, failed: stopped } as const;
}

/** Says what so many texts take of the day's share. */
export function costInWords(words: RunWords, missing: number, share: GenerationShare | undefined): string {
  if (!share) return words.writes(missing);
  const { limit } = share;
  const left = Math.max(limit - share.used, 0);
  if (left === 0) return words.noneLeft(limit);
  if (left < missing) return words.usesAll(left, missing, limit);
  const isTight = left - missing < limit / 2;
  return isTight ? words.uses(missing, limit, left - missing) : words.writes(missing);
}
