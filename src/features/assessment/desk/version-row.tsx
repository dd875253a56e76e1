import { useState } from "react";
import type { PlanRelease, PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";
import { deskWords, editingWords, releaseWords } from "../../../domain/assessment/plan/versions/words";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { DateTime } from "../../../ui/page/date-time";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";
import { ReleaseDialog } from "./release-dialog";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

interface VersionRowProps {
  me: StaffMember;
  business: DeskBusiness;
  version: PlanVersion;
  latest: number;
  release: PlanRelease | undefined;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Undefined while one is edited: what is typed must not give way to another. */
  onEdit: (() => void) | undefined;
  onDone: (sentence: string) => void;
}

/** A version: where it came from, whether the business reads it, and what can be done with it. */
export function VersionRow(props: VersionRowProps) {
  const { me, business, version, latest, release, isShown, onShow, onEdit, onDone } = props;
  const { number, droppedReferences } = version;
  const current = business.plan?.version ?? 0;
  const [releasing, setReleasing] = useState(false);
  const { running, outcome, run } = useAction<"restore">();

  async function restore() {
    const { saveEdit } = await withFirestore(import("../../../firebase/assessment/plan/versions"));
    const saved = await saveEdit(me, business.code, { basedOn: number, after: latest, text: version.text });
    if (saved.result === "done") onDone(deskWords.restored(number, saved.version));
    else return { done: false, sentence: editingWords.overtaken(saved.by ?? editingWords.theModel, saved.version) };
  }

  return (
    <li value={number} className={classes.version}>
      <div>
        <strong>{deskWords.version(number)}</strong>{" "}
        <span className={classes.about}>
          {sourceInWords(version)}, <DateTime date={version.createdAt} otherwise="" />
        </span>
        {number === current && <span className={classes.current}>{deskWords.current}</span>}
        {droppedReferences !== undefined && (
          <p className={classes.about}>{deskWords.droppedReferences(droppedReferences)}</p>
        )}
        <ReleaseState release={release} />
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" size="compact-md" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
          {deskWords.show}
          <VisuallyHidden> {deskWords.showing(number)}</VisuallyHidden>
        </Button>
        {number === latest && onEdit && !business.isOver && (
          <Button variant="subtle" size="compact-md" onClick={onEdit}>
            {deskWords.edit}
            <VisuallyHidden> {deskWords.showing(number)}</VisuallyHidden>
          </Button>
        )}
        {number < latest && !business.isOver && (
          <BusyButton
            variant="subtle"
            size="compact-md"
            busy={running === "restore"}
            busyLabel={editingWords.saving}
            onClick={() => run("restore", restore, editingWords.failed)}
          >
            {deskWords.restore}
            <VisuallyHidden> {deskWords.showing(number)}</VisuallyHidden>
          </BusyButton>
        )}
        {number > current && !business.isOver && (
          <Button variant="outline" size="compact-md" onClick={() => setReleasing(true)}>
            {releaseWords.release(number)}
          </Button>
        )}
      </div>
      {releasing && (
        <ReleaseDialog
          me={me}
          business={business}
          version={number}
          onClose={(sentence) => {
            setReleasing(false);
            if (sentence !== undefined) onDone(sentence);
          }}
        />
      )}
    </li>
  );
}

function sourceInWords({ model, byEmail, basedOn }: PlanVersion): string {
  if (byEmail === undefined) return deskWords.writtenByModel(model);
  return `${deskWords.editedBy(byEmail)} ${basedOn === undefined ? "" : deskWords.from(basedOn)}`.trim();
}

/** Shows whether and by whom a version was released, and the state of the mail about it. */
function ReleaseState({ release }: { release: PlanRelease | undefined }) {
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
