import { useState } from "react";
import { Button } from "@mantine/core";
import { bounds } from "../../../../domain/kernel/contact";
import { contactWords } from "../../../../domain/kernel/words";
import { invitationForm, type Invitation } from "../../../../domain/invitations/invitation";
import { invitationMessages, invitationWords } from "../../../../domain/invitations/words";
import { correctName } from "../../../../firebase/invitations/invitation-actions";
import { Notice } from "../../../../ui/notice/notice";
import { ChangeDialog, type BusinessCorrection } from "./change-dialog";
import classes from "./changes.module.css";
import { ChangesHistory } from "./changes-history";

interface BusinessChangesProps {
  code: string;
  invitation: Invitation;
}

type Asked = "name";

/** What a consultant puts right about a business, and what was put right before. */
export function BusinessChanges({ code, invitation: { businessName } }: BusinessChangesProps) {
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();

  const corrections: Record<Asked, () => BusinessCorrection> = {
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
  };

  function ask(what: Asked) {
    setDone(undefined);
    setAsked(what);
  }

  return (
    <div className={classes.changes}>
      <div className={classes.buttons}>
        <Button variant="outline" onClick={() => ask("name")}>
          {invitationWords.correctName}
        </Button>
      </div>
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      <ChangesHistory code={code} />
      {asked && (
        <ChangeDialog
          key={asked}
          correction={corrections[asked]()}
          onClose={(sentence) => {
            setAsked(undefined);
            setDone(sentence);
          }}
        />
      )}
    </div>
  );
}
