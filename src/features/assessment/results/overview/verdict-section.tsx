import { subjectsInWords, verdictInWords, verdictShares } from "../../../../domain/assessment/results/verdict";
import { gapProfileWords, trainingNames } from "../../../../domain/assessment/gap-profile/words";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { DrawnToWidth } from "../../charts/drawn-to-width";
import { VerdictBar, verdictTones } from "../../charts/share-bar";
import { ShareLegend } from "../../charts/share-legend";
import classes from "./verdict.module.css";

interface VerdictSectionProps {
  gaps: readonly Gap[];
  /** True if its bar is drawn before the reader's eyes. */
  isNew?: boolean;
}

/** The verdict of the profile: a sentence, and a bar with its words. */
export function VerdictSection({ gaps, isNew = false }: VerdictSectionProps) {
  const shares = verdictShares(gaps);
  return (
    <section className={classes.verdict} data-new={isNew || undefined} aria-labelledby="verdict">
      <h2 id="verdict">{verdictInWords(gaps)}</h2>
      {shares.length > 0 && (
        <>
          <DrawnToWidth name={gapProfileWords.verdictBar}>
            {(width) => <VerdictBar shares={shares} width={width} />}
          </DrawnToWidth>
          <ShareLegend
            entries={shares.map(({ training, count, about }) => ({
              name: `${trainingNames[training]} (${count})`,
              about: subjectsInWords(about),
              tone: verdictTones[training],
            }))}
          />
        </>
      )}
    </section>
  );
}
