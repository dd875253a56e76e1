import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { CourseOrigin } from "../../../domain/course/origin/course-origin";
import { evidenceWords } from "../../../domain/course/origin/words";
import { courseWords } from "../../../domain/course/words";
import { resultsLinks, routes } from "../../../domain/kernel/routes";
import { useSession } from "../../../firebase/accounts/session";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./training-gap.module.css";

/** What of a plan the course is made for, and the way back to it, where a training plan asked for the course. */
export function TrainingGap() {
  const trainingGap = useCourseDraft((state) => state.draft.trainingGap);
  const origin = useCourseDraft((state) => state.draft.origin);
  const toPlan = usePlanLink(origin);
  if (trainingGap === undefined) return null;
  return (
    <p className={classes.gap}>
      <span>
        {origin ? evidenceWords.forItem(origin.title) : trainingGap}
        {toPlan !== undefined && (
          <>
            {" · "}
            <Link to={toPlan}>{evidenceWords.backToPlan}</Link>
          </>
        )}
      </span>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => changeDraft((draft) => ({ ...draft, trainingGap: undefined, origin: undefined }))}
      >
        {courseWords.removeGap}
      </Button>
    </p>
  );
}

/** The plan as whoever is signed in reads it; undefined for a visitor, who reads none. */
function usePlanLink(origin: CourseOrigin | undefined): string | undefined {
  const session = useSession();
  if (origin === undefined || session.status !== "signed-in") return undefined;
  const results = session.admin ? routes.business(origin.invitationId) : routes.results;
  return `${resultsLinks(results).plan}#${origin.anchor}`;
}
