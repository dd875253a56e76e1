// A course that somebody requested from their training plan, or by a topic on the first screen. The request comes in
// the state of the navigation, so that the tools and what leads to them need not know each other, and it is applied
// once. What a business has said stays with the business, so a course that rests on it is kept there from the
// beginning.
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import * as z from "zod/mini";
import { courseRequest, type CourseRequest } from "../../../domain/course/origin/course-request";
import { emptyDraft, withCourseRequest, hasCourse, type CourseDraft } from "../../../domain/course/draft";
import { libraryWords } from "../../../domain/course/library/words";
import { isFor } from "../../../domain/course/origin/course-origin";
import { useAction } from "../../../ui/hooks/use-action";
import { ErrorState } from "../../../ui/page/error-state";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { startGeneration } from "../course/generations";
import { beginCourse } from "../courses/course-actions";

const navigationState = z.object({ courseRequest, writesAtOnce: z.optional(z.boolean()) });

export function IncomingCourseRequest() {
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation() as { state: unknown; pathname: string; key: string };
  const { outcome, run } = useAction<"begin">();
  const begun = useRef<string>(undefined);
  const { courseRequest: request, writesAtOnce } = navigationState.safeParse(state).data ?? {};
  // The state outlives a reload and comes back with Back and Forward; a generation begins by a press alone.
  const isPressed = useNavigationType() === NavigationType.Push;

  function begin(wanted: CourseRequest): void {
    run(
      "begin",
      async () => {
        const problem = await beginFor(wanted);
        if (problem !== undefined) return { done: false, sentence: problem };
        await navigate(pathname, { replace: true, state: null });
        if (writesAtOnce && isPressed) void startGeneration("course-outline");
      },
      libraryWords.failed,
    );
  }

  useEffect(() => {
    if (!request || begun.current === key) return;
    begun.current = key;
    begin(request);
  });

  if (!request || !outcome) return null;
  return <ErrorState retry={() => begin(request)}>{outcome.sentence}</ErrorState>;
}

/** What is open stays as it is, unless it is this course, or none yet. */
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
