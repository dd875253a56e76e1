import { useState, type SubmitEvent } from "react";
import { longestReviewer } from "../../../domain/assessment/plan/versions/plan-version";
import { releaseWords } from "../../../domain/assessment/plan/versions/words";
import { requiredText } from "../../../domain/kernel/contact";
import { askedFor } from "../../../domain/kernel/contact-words";
import { firstProblem } from "../../../domain/kernel/form-problems";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import dialogClasses from "../../../ui/dialog/dialog.module.css";
import { TextInput } from "../../../ui/form/text-input";
import { useFieldProblem } from "../../../ui/form/use-field-problem";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

interface ReleaseDialogProps {
  me: StaffMember;
  business: DeskBusiness;
  version: number;
  /** With what has happened, where something has. */
  onClose: (sentence?: string) => void;
}

const reviewer = requiredText(askedFor.yourName, longestReviewer);

/** Asks in whose name a version is released: the business reads the name with its plan. */
export function ReleaseDialog({ me, business, version, onClose }: ReleaseDialogProps) {
  const [name, setName] = useState("");
  const { isSound, at } = useFieldProblem<"reviewer">();
  const { running, outcome, run } = useAction<"release">();
  const busy = running !== undefined;

  async function release() {
    const { releaseVersion } = await withFirestore(import("../../../firebase/assessment/plan/versions"));
    const released = await releaseVersion(me, business.code, version, reviewer.parse(name));
    if (released.result === "overtaken") return { done: false, sentence: releaseWords.overtaken(released.version) };
    onClose(releaseWords.released(version));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = firstProblem(reviewer, name);
    const problem = wrong === undefined ? undefined : ({ field: "reviewer", sentence: wrong } as const);
    if (isSound(event.currentTarget, problem)) run("release", release, releaseWords.failed);
  }

  return (
    <Dialog title={releaseWords.release(version)} onClose={busy ? undefined : () => onClose()}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p>{releaseWords.question(business.businessName)}</p>
        <TextInput
          {...at("reviewer")}
          label={releaseWords.reviewer}
          description={releaseWords.reviewerHint}
          required
          maxLength={longestReviewer}
          value={name}
          readOnly={busy}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={dialogClasses.buttons}>
          <Button variant="subtle" onClick={() => onClose()} disabled={busy}>
            {releaseWords.decline}
          </Button>
          <BusyButton type="submit" color="blaze" busy={busy} busyLabel={releaseWords.releasing}>
            {releaseWords.confirm}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
