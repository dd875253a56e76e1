// A course requested from a training plan, or by a topic on the first screen. The request is in the state of the
// navigation, so that the tools and their callers need not know each other, and it is applied once. The words of a
// business stay with the business, so a course that rests on them is kept there from the beginning.
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { CourseRequest } from "../../../domain/course/origin/stored-request";
import { emptyDraft, withCourseRequest, hasCourse, type CourseDraft } from "../../../domain/course/draft";
import { libraryWords } from "../../../domain/course/library/words";
import { isFor } from "../../../domain/course/origin/course-origin";
import { useAction } from "../../../ui/hooks/use-action";
import { ErrorState } from "../../../ui/page/error-state";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { startGeneration } from "../course/generations";
import { loadKeptSchemas } from "../course/kept-courses";
import { beginCourse } from "../courses/course-actions";

export function IncomingCourseRequest() {
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation() as { state: unknown; pathname: string; key: string };
  const { outcome, run } = useAction<"begin">();
  const begun = useRef<string>(undefined);
  // The state outlives a reload and comes back with Back and Forward; a generation begins by a press alone.
  const isPressed = useNavigationType() === NavigationType.Push;
  const isRequesting = typeof state === "object" && state !== null && "courseRequest" in state;

  function begin(): void {
    run(
      "begin",
      async () => {
        const { requestingState } = await loadKeptSchemas();
        const { data: wanted } = requestingState.safeParse(state);
        if (!wanted) return; // of another version, or of another person
        const problem = await beginFor(wanted.courseRequest);
        if (problem !== undefined) return { done: false, sentence: problem };
        await navigate(pathname, { replace: true, state: null });
        if (wanted.writesAtOnce && isPressed) void startGeneration("course-outline");
      },
      libraryWords.failed,
    );
  }

  useEffect(() => {
    if (!isRequesting || begun.current === key) return;
    begun.current = key;
    begin();
  });

  if (!isRequesting || !outcome) return null;
  return <ErrorState retry={begin}>{outcome.sentence}</ErrorState>;
}

/** The open course stays as it is, unless it is this one, or none yet. */
async function beginFor(request: CourseRequest): Promise<string | undefined> {
  const { draft, business } = useCourseDraft.getState();
  if (isBegun(draft, request)) return undefined;
  if (!request.origin && !business && !hasCourse(draft)) {
    changeDraft((before) => withCourseRequest(before, request));
    return undefined;
  }
  const { language, length } = draft.options;
  const empty = { ...emptyDraft, options: { ...emptyDraft.options, language, length } };
  const { origin } = request;
  const keeper = origin && { invitationId: origin.invitationId, name: origin.business };
  return beginCourse(keeper, withCourseRequest(empty, request));
}

/** A course that was begun for the same item of the same business's plan; an older one knows its item by its words. */
function isBegun({ origin, trainingGap, topic }: CourseDraft, request: CourseRequest): boolean {
  if (origin && request.origin) return isFor(origin, request.origin.invitationId, request.origin.item);
  return trainingGap !== undefined && trainingGap === request.trainingGap && topic === request.topic;
}
