// A course that somebody requested from their training plan. The request comes in the state of the navigation, so that
// the tools and the assessment need not know each other, and it is applied once.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { courseRequest, type CourseRequest } from "../../../domain/course/course-request";
import { withCourseRequest, hasCourse } from "../../../domain/course/draft";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { discardGenerations } from "../course/generations";

const navigationState = z.object({ courseRequest });

export function IncomingCourseRequest() {
  const navigate = useNavigate();
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const draft = useCourseDraft((all) => all.draft);
  const request = navigationState.safeParse(state).data?.courseRequest;
  const isApplied =
    draft.trainingGap !== undefined && draft.trainingGap === request?.trainingGap && draft.topic === request.topic;
  const needsConfirmation = hasCourse(draft) && !isApplied;

  function close(accepted?: CourseRequest): void {
    if (accepted) {
      discardGenerations();
      changeDraft((before) => withCourseRequest(before, accepted));
    }
    void navigate(pathname, { replace: true, state: null });
  }

  useEffect(() => {
    if (request && !needsConfirmation) close(isApplied ? undefined : request);
  });

  if (!request || !needsConfirmation) return null;
  return (
    <ConfirmDialog
      title="Begin another course?"
      confirm="Begin this course"
      decline="Keep my course"
      onConfirm={() => close(request)}
      onDecline={() => close()}
    >
      There is a course in these tools already. Its texts stay among the earlier results, and “{request.topic}” takes
      its place.
    </ConfirmDialog>
  );
}
