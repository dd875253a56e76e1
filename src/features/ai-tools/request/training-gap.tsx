import { Link } from "react-router-dom";
import { tickedEvidence, type CourseOrigin } from "../../../domain/course/origin/course-origin";
import { evidenceKindNames, evidenceWords } from "../../../domain/course/origin/words";
import { courseWords } from "../../../domain/course/words";
import { resultsLinks, routes } from "../../../domain/kernel/routes";
import { useSession } from "../../../firebase/sdk/session";
import { Button } from "../../../ui/button/button";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./training-gap.module.css";

/**
 * Shows the part of a plan that the course is made for, and the way back to it, if a training plan asked for the
 * course.
 */
export function TrainingGap() {
  const trainingGap = useCourseDraft((state) => state.draft.trainingGap);
  const origin = useCourseDraft((state) => state.draft.origin);
  const toPlan = usePlanLink(origin);
  if (trainingGap === undefined) return null;
  return (
    <div className={classes.gap}>
      <span>
        {origin ? evidenceWords.forItem(origin.title) : trainingGap}
        {toPlan !== undefined && (
          <>
            {" · "}
            <Link to={toPlan}>{evidenceWords.backToPlan}</Link>
          </>
        )}
      </span>
      {origin && (
        <ul>
          {servedBy(origin).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => changeDraft((draft) => ({ ...draft, trainingGap: undefined, origin: undefined }))}
      >
        {courseWords.removeGap}
      </Button>
    </div>
  );
}

/** Returns the ticked lines: the gap that the course closes, its measure, and the number of answers behind it. */
function servedBy(origin: CourseOrigin): string[] {
  const ticked = tickedEvidence(origin);
  const planned = ticked.filter(({ kind }) => kind === "gap" || kind === "measure");
  const answers = ticked.filter((each) => "reference" in each).length;
  return [
    ...planned.map(({ kind, text }) => evidenceWords.serves(evidenceKindNames[kind], text)),
    ...(answers > 0 ? [evidenceWords.restsOn(answers)] : []),
  ];
}

/** Returns the signed-in person's own way to the plan; undefined for a visitor, who reads none. */
function usePlanLink(origin: CourseOrigin | undefined): string | undefined {
  const session = useSession();
  if (origin === undefined || session.status !== "signed-in") return undefined;
  const results = session.role !== undefined ? routes.business(origin.invitationId) : routes.results;
  return `${resultsLinks(results).plan}#${origin.anchor}`;
}
