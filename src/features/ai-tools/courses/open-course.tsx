import { useEffect, type ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { libraryWords } from "../../../domain/course/library/words";
import { tools } from "../../../domain/course/tools";
import { toolNames } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { linkParameters } from "../../../domain/kernel/routes";
import { isBlocked } from "../../../browser/storage";
import { useSession } from "../../../firebase/sdk/session";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { PageTitle } from "../../../ui/page/page-title";
import { uiWords } from "../../../ui/words";
import { firstCourse, openCourse, useCourseDraft } from "../course/course-draft";
import { isCourseId, isInvitationId } from "../course/open-course";
import { keepCopy, nameBusiness, switchTo } from "./course-actions";

/** The tools, once the course is there that they work on, and what must be known about how it is kept. */
export function OpenCourse({ children }: { children: ReactNode }) {
  const isClosed = useCourseOfLink();
  useLeaving();
  const { id, business, status, isStored, isSaved, problem, overtaken } = useCourseDraft();
  const again = () => void openCourse({ id, ...(business && { business }) });
  if (status === "opening" || status === "failed")
    return (
      <div>
        <TitleOfTool />
        {status === "opening" ? (
          <Loading>{libraryWords.loading}</Loading>
        ) : (
          <ErrorState retry={again}>{libraryWords.openFailed}</ErrorState>
        )}
      </div>
    );
  return (
    <div>
      {isClosed && <Notice kind="warning">{libraryWords.closedToReaders}</Notice>}
      {status === "gone" && (
        <Notice kind="warning" action={{ label: libraryWords.keepCopy, run: () => void keepCopy() }}>
          {libraryWords.gone}
        </Notice>
      )}
      {status === "ready" && !isStored && (
        <Notice kind="warning">{isBlocked() ? courseWords.draftNotKept : libraryWords.full}</Notice>
      )}
      {business && !isSaved && <NotSaved problem={problem} name={business.name} />}
      {overtaken !== undefined && (
        <Notice
          kind="info"
          action={{ label: uiWords.close, run: () => useCourseDraft.setState({ overtaken: undefined }) }}
        >
          {libraryWords.overtaken(overtaken)}
        </Notice>
      )}
      {children}
    </div>
  );
}

/** The page keeps its heading while its course is being opened. */
function TitleOfTool() {
  const { pathname } = useLocation();
  const tool = toolNames.find((name) => pathname.endsWith(`/${name}`));
  return tool && <PageTitle>{tools[tool].title}</PageTitle>;
}

function NotSaved({ problem, name }: { problem: string | undefined; name: string }) {
  return <Notice kind="warning">{problem ?? libraryWords.notSaved(name)}</Notice>;
}

/**
 * A link may name a course and the business that it is kept with: it is opened, and the address is short again. The
 * business's name comes later, so that an earlier link never opens its course after a later one. Returns whether the
 * course is a business's, which a reader of the staff may not open.
 */
function useCourseOfLink(): boolean {
  const session = useSession();
  const isKnown = session.status !== "loading";
  const isReader = session.status === "signed-in" && session.role === "reader";
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const id = parameters.get(linkParameters.course);
  const business = parameters.get(linkParameters.business);
  const isClosed = isReader && isCourseId(id) && isInvitationId(business);

  useEffect(() => {
    if (!isCourseId(id) || !isKnown || isClosed) return;
    const place = isInvitationId(business)
      ? { id, business: { invitationId: business, name: libraryWords.aBusiness } }
      : { id };
    let isElsewhere = false; // by a link that was followed in between
    void switchTo(place).then(() => {
      if (isInvitationId(business)) void nameBusiness(business);
      return isElsewhere ? undefined : navigate({ search: "" }, { replace: true });
    });
    return () => {
      isElsewhere = true;
    };
  }, [id, business, isKnown, isClosed, navigate]);
  return isClosed;
}

/** A visitor who has logged out must not see a business's course. */
function useLeaving(): void {
  const { status } = useSession();
  const business = useCourseDraft((course) => course.business);
  useEffect(() => {
    if (status === "signed-out" && business) void openCourse({ id: firstCourse() });
  }, [status, business]);
}
