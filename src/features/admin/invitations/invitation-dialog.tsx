import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { wholeAddress } from "../../../browser/page-language";
import { Button } from "../../../ui/button/button";
import { uiWords } from "../../../ui/words";
import { contactWords } from "../../../domain/kernel/words";
import { linkCodeOf, type Invitation } from "../../../domain/invitations/invitation";
import { invitationMessages, invitationWords } from "../../../domain/invitations/words";
import { languageFrom, languageNames } from "../../../domain/kernel/language";
import { routes } from "../../../domain/kernel/routes";
import { Dialog } from "../../../ui/dialog/dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "../shared/dialogs.module.css";
import { InvitationActions } from "./invitation-actions";

export interface InvitationDialogProps {
  id: string;
  invitation: Invitation;
  onClose: () => void;
}

/** The code and the link of an invited business, to be handed on by another way than the e-mail. */
export function InvitationDialog({ id, invitation, onClose }: InvitationDialogProps) {
  const { pathname } = useLocation();
  const [copied, setCopied] = useState<boolean>();
  const { businessName, invitationCode } = invitation;
  const language = languageFrom(invitation.language);
  const link = wholeAddress(routes.invitation(linkCodeOf(invitation)), language);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Refused by the browser, or no secure page: the link is shown and can be selected.
      setCopied(false);
    }
  }

  return (
    <Dialog title={invitationWords.invitation} onClose={onClose}>
      <dl className={classes.facts}>
        <dt>{contactWords.businessName}</dt>
        <dd>{businessName}</dd>
        <dt>{invitationWords.code}</dt>
        <dd>{invitationCode}</dd>
        <dt>{invitationWords.language}</dt>
        <dd>{languageNames[language]}</dd>
        <dt>{invitationWords.link}</dt>
        <dd>{link}</dd>
      </dl>
      {pathname !== routes.business(id) && (
        <Link className={classes.submit} to={routes.business(id)}>
          {invitationWords.openBusiness}
        </Link>
      )}
      <InvitationActions invitationId={id} invitation={invitation} />
      {copied !== undefined && (
        <Notice kind={copied ? "success" : "error"}>
          {copied ? invitationMessages.linkCopied : invitationMessages.linkNotCopied}
        </Notice>
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {uiWords.close}
        </Button>
        <Button onClick={() => void copy()}>{invitationWords.copyLink}</Button>
      </div>
    </Dialog>
  );
}
