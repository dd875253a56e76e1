import { useState } from "react";
import { bounds, emailAddress } from "../../../../domain/kernel/contact";
import { contactWords } from "../../../../domain/kernel/words";
import { invitationForm, type Invitation } from "../../../../domain/invitations/invitation";
import { invitationMessages, invitationWords } from "../../../../domain/invitations/words";
import { correctName, moveToContact } from "../../../../firebase/invitations/invitation-actions";
import { Button } from "../../../../ui/button/button";
import { Notice } from "../../../../ui/notice/notice";
import { ChangeDialog, type BusinessCorrection } from "./change-dialog";
import classes from "./changes.module.css";
import type { BusinessChange } from "../../../../domain/invitations/invitation-change";
import { ErrorState } from "../../../../ui/page/error-state";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { history } from "../../desk/history";

interface BusinessChangesProps {
  code: string;
  invitation: Invitation;
  /** False if the corrections are only read. */
  mayChange: boolean;
}

type CorrectionName = "name" | "contact";

/** The corrections of a consultant to a business, and the earlier ones. */
export function BusinessChanges({
  code,
  invitation: { businessName, businessEmail },
  mayChange,
}: BusinessChangesProps) {
  const [asked, setCorrectionName] = useState<CorrectionName>();
  const [done, setDone] = useState<string>();

  const corrections: Record<CorrectionName, () => BusinessCorrection> = {
    name: () => ({
      title: invitationWords.correctNameOf(businessName),
      meaning: [invitationWords.correctNameMeaning],
      field: { label: contactWords.businessName, maxLength: bounds.name },
      current: businessName,
      initial: businessName,
      text: invitationForm.shape.businessName,
      same: invitationMessages.nameIsSame,
      confirm: invitationWords.correctName,
      confirming: invitationWords.correcting,
      change: (from, to) => correctName(code, from, to),
    }),
    contact: () => ({
      title: invitationWords.moveContactOf(businessName),
      meaning: invitationWords.moveContactMeaning(businessEmail),
      field: { label: invitationWords.newContact, type: "email", maxLength: bounds.email },
      current: businessEmail,
      initial: "",
      text: emailAddress,
      same: invitationMessages.contactIsSame,
      confirm: invitationWords.moveContact,
      confirming: invitationWords.moving,
      change: (from, to) => moveToContact(code, from, to),
    }),
  };

  function ask(what: CorrectionName) {
    setDone(undefined);
    setCorrectionName(what);
  }

  return (
    <div className={classes.changes}>
      {mayChange && (
        <div className={classes.buttons}>
          <Button variant="outline" onClick={() => ask("name")}>
            {invitationWords.correctName}
          </Button>
          <Button variant="outline" onClick={() => ask("contact")}>
            {invitationWords.moveContact}
          </Button>
        </div>
      )}
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      <ChangesHistory code={code} />
      {asked && (
        <ChangeDialog
          key={asked}
          correction={corrections[asked]()}
          onClose={(sentence) => {
            setCorrectionName(undefined);
            setDone(sentence);
          }}
        />
      )}
    </div>
  );
}

/** The corrections of a business, the latest first; empty without any. */
function ChangesHistory({ code }: { code: string }) {
  const { live, retry } = useLateLive(history.changes, code);
  if (live.status === "failed") return <ErrorState retry={retry}>{invitationWords.changesFailed}</ErrorState>;
  if (live.status !== "ready" || live.value.length === 0) return null;
  return (
    <details className={classes.history}>
      <summary>{invitationWords.changes}</summary>
      <ul>
        {live.value.map(({ id, document }) => (
          <PastChange key={id} change={document} />
        ))}
      </ul>
    </details>
  );
}

function PastChange({ change: { of, before, after, byEmail, at } }: { change: BusinessChange }) {
  return (
    <li>
      {of === "name" ? invitationWords.nameChanged(before, after) : invitationWords.contactChanged(before, after)}
      <small>{invitationWords.changedBy(byEmail, at)}</small>
    </li>
  );
}
