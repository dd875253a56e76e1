import type { PlanRelease } from "../../../domain/assessment/plan/versions/plan-version";
import { deskWords, releaseWords } from "../../../domain/assessment/plan/versions/words";
import classes from "./plan-desk.module.css";

/** Whether and by whom a version was released, and what became of the mail about it. */
export function ReleaseState({ release }: { release: PlanRelease | undefined }) {
  if (!release) return <p className={classes.about}>{deskWords.notReleased}</p>;
  const { releasedAt, reviewedBy } = release;
  if (reviewedBy === undefined) return <p className={classes.about}>{releaseWords.releasedItself(releasedAt)}</p>;
  return (
    <p className={classes.about}>
      {releaseWords.releasedAt(releasedAt, reviewedBy)} {mailInWords(release)}
    </p>
  );
}

function mailInWords({ mailState, mailStateAt, mailError }: PlanRelease): string {
  if (mailState === "sent" && mailStateAt) return releaseWords.mailSent(mailStateAt);
  return mailState === "failed" ? releaseWords.mailFailed(mailError ?? "") : releaseWords.mailWaits;
}
