// A course that somebody requested from their training plan. The request comes in the state of the navigation, so that
// the tools and the assessment need not know each other, and it is applied once.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { courseWords } from "../../../domain/course/words";
import { courseRequest, type CourseRequest } from "../../../domain/course/origin/course-request";
import { withCourseRequest, hasCourse, type CourseDraft } from "../../../domain/course/draft";
import { isFor } from "../../../domain/course/origin/course-origin";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { discardGenerations } from "../course/generations";

const navigationState = z.object({ courseRequest });

export function IncomingCourseRequest() {
  const navigate = useNavigate();
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const draft = useCourseDraft((all) => all.draft);
  const request = navigationState.safeParse(state).data?.courseRequest;
  const isApplied = request !== undefined && isBegun(draft, request);
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
      title={courseWords.beginTitle}
      confirm={courseWords.beginConfirm}
      decline={courseWords.keepCourse}
      onConfirm={() => close(request)}
      onDecline={() => close()}
    >
      {courseWords.beginMeaning(request.topic)}
    </ConfirmDialog>
  );
}

/** A course that was begun for the same item of the same business's plan; an older one knows its item by its words. */
function isBegun({ origin, trainingGap, topic }: CourseDraft, request: CourseRequest): boolean {
  if (origin && request.origin) return isFor(origin, request.origin.invitationId, request.origin.item);
  return trainingGap !== undefined && trainingGap === request.trainingGap && topic === request.topic;
}
