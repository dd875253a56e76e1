import { useMemo } from "react";
import { courseCopyOf } from "../../../domain/course/exports/package/copied-course";
import { courseParts } from "../../../domain/assessment/sharing/shared-plan";
import { shownLink } from "../../../domain/assessment/sharing/shown-link";
import { courseLinkWords, sharingWords } from "../../../domain/assessment/sharing/words";
import { currentTime } from "../../../browser/current-time";
import { lateSubscription } from "../../../browser/subscribe";
import type { SignedIn } from "../../../firebase/sdk/session";
import { loadSharedLinks } from "../../../firebase/assessment/sharing/late-links";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import dialogClasses from "../../../ui/dialog/dialog.module.css";
import { useAction } from "../../../ui/hooks/use-action";
import { useLive } from "../../../ui/hooks/use-live";
import { LinkRow } from "../../../ui/links/link-row";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { useCourseDraft } from "../course/course-draft";
import classes from "./trial.module.css";

interface TrialLinksProps {
  me: SignedIn;
  code: string;
  course: string;
  onClose: () => void;
}

/** The links by which a course can be tried: making one of it as it is now, and revoking it. */
export function TrialLinks({ me, code, course, onClose }: TrialLinksProps) {
  const { role } = me;
  const { live, retry } = useLive(
    useMemo(
      () => lateSubscription(async () => (await loadSharedLinks()).followCourseLinks({ role }, code, course)),
      [role, code, course],
    ),
  );
  const { running, outcome, setOutcome, run } = useAction<"create">();

  async function create() {
    const copy = courseCopyOf(useCourseDraft.getState());
    if (copy === undefined) return { done: false, sentence: courseLinkWords.noPages };
    if (copy === "large") return { done: false, sentence: courseLinkWords.large };
    const [{ makeLink }, { businessNameOf }] = await Promise.all([
      loadSharedLinks(),
      import("../../../firebase/invitations/invited-business"),
    ]);
    const businessName = await businessNameOf(code);
    if (businessName === undefined) return { done: false, sentence: courseLinkWords.noBusiness };
    const maker = { uid: me.uid, email: me.email ?? "", role };
    await makeLink(maker, { code, copy: { businessName, parts: [...courseParts], course: copy }, course });
    return { done: true, sentence: courseLinkWords.created };
  }

  const revoke = async (link: string) => (await loadSharedLinks()).revokeLink(me, code, link);

  return (
    <Dialog title={courseLinkWords.title} onClose={onClose}>
      <p>{courseLinkWords.lead}</p>
      <div className={dialogClasses.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {courseLinkWords.close}
        </Button>
        <BusyButton
          color="blaze"
          busy={running !== undefined}
          busyLabel={sharingWords.creating}
          onClick={() => run("create", create, sharingWords.failed)}
        >
          {courseLinkWords.create}
        </BusyButton>
      </div>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      {live.status === "failed" && <ErrorState retry={retry}>{sharingWords.loadFailed}</ErrorState>}
      {live.status === "ready" && live.value.length > 0 && (
        <ul className={classes.links}>
          {live.value.map(({ id, document }) => (
            <LinkRow
              key={id}
              {...shownLink(id, document, { now: currentTime(), origin: window.location.origin })}
              revoke={() => revoke(id)}
              onDone={setOutcome}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
