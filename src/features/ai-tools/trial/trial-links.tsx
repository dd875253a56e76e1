import { useCallback } from "react";
import { courseCopyOf } from "../../../domain/course/exports/package/copied-course";
import { courseParts } from "../../../domain/assessment/sharing/shared-plan";
import { shownLink } from "../../../domain/assessment/sharing/shown-link";
import { courseLinkWords, sharingWords } from "../../../domain/assessment/sharing/words";
import type { SignedIn } from "../../../firebase/sdk/session";
import { loadSharedLinks } from "../../../firebase/assessment/sharing/late-links";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import dialogClasses from "../../../ui/dialog/dialog.module.css";
import { useAction } from "../../../ui/hooks/use-action";
import { useLateLive } from "../../../ui/hooks/use-live";
import { LinkList } from "../../../ui/links/link-list";
import { Notice } from "../../../ui/notice/notice";
import { useCourseDraft } from "../course/course-draft";

interface TrialLinksProps {
  me: SignedIn;
  code: string;
  course: string;
  onClose: () => void;
}

/** The links by which a course can be tried: making one of it as it is now, and revoking it. */
export function TrialLinks({ me, code, course, onClose }: TrialLinksProps) {
  const { role } = me;
  const follow = useCallback(
    async (of: string) => (await loadSharedLinks()).followCourseLinks({ role }, code, of),
    [role, code],
  );
  const { live, retry } = useLateLive(follow, course);
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
      <LinkList links={live} retry={retry} show={shownLink} revoke={revoke} onDone={setOutcome} />
    </Dialog>
  );
}
