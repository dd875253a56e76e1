import { useState, type ReactNode, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { contactWords } from "../../../domain/kernel/words";
import { bounds, emailAddress } from "../../../domain/kernel/contact";
import { firstProblem } from "../../../domain/kernel/form-problems";
import { languageFrom, languages, languageNames } from "../../../domain/kernel/language";
import type { InvitationRequest } from "../../../domain/invitations/invitation";
import { invitationMessages, invitationWords } from "../../../domain/invitations/words";
import { roundWords } from "../../../domain/invitations/rounds/words";
import { routes } from "../../../domain/kernel/routes";
import { resendInvitation } from "../../../firebase/invitations/invitation-actions";
import type { InvitationResult, UnsentInvitation } from "../../../firebase/invitations/invite";
import { BusyButton } from "../../../ui/button/busy-button";
import { Select } from "../../../ui/form/select";
import { TextInput } from "../../../ui/form/text-input";
import { useFieldProblem, type FieldProblem } from "../../../ui/form/use-field-problem";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import dialogClasses from "../shared/dialogs.module.css";
import classes from "./invitation-form.module.css";

const noticeKinds = { sent: "success", "mail-failed": "warning", failed: "error" } as const;

interface InvitationEntryProps {
  typed: InvitationRequest;
  onType: (typed: InvitationRequest) => void;
  /** Undefined if its result is said elsewhere. */
  invite: (request: InvitationRequest) => Promise<InvitationResult | undefined>;
  /** Another button, before the one that sends. */
  beside?: ReactNode;
}

/** The fields of an invitation; below them the result, until the next one. */
export function InvitationEntry({ typed, onType, invite, beside }: InvitationEntryProps) {
  const navigate = useNavigate();
  const { running, run } = useAction<"invite" | "resend">();
  const [invited, setInvited] = useState<InvitationResult>();
  const { isSound, at } = useFieldProblem<InvitationField>();

  const busy = running !== undefined;
  const unsent = invited?.unsent;
  const business = invited?.business;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { businessName, businessEmail, language } = typed;
    const invitation = { businessName: businessName.trim(), businessEmail: businessEmail.trim(), language };
    setInvited(undefined);
    if (isSound(event.currentTarget, invitationProblem(invitation)))
      run("invite", async () => setInvited(await invite(invitation)));
  }

  async function resend(unsent: UnsentInvitation): Promise<void> {
    const { done, sentence } = await resendInvitation(unsent);
    setInvited(done ? { result: "sent", sentence } : { result: "mail-failed", sentence, unsent });
  }

  const submitButton = (
    <BusyButton type="submit" className={dialogClasses.submit} busy={busy} busyLabel={invitationWords.generating}>
      {invitationWords.generate}
    </BusyButton>
  );

  return (
    <form className={dialogClasses.form} noValidate onSubmit={submit}>
      <div className={classes.fields}>
        <TextInput
          {...at("businessName")}
          label={contactWords.businessName}
          required
          maxLength={bounds.name}
          readOnly={busy}
          value={typed.businessName}
          onChange={({ currentTarget }) => onType({ ...typed, businessName: currentTarget.value })}
        />
        <TextInput
          {...at("businessEmail")}
          label={invitationWords.businessEmail}
          type="email"
          required
          maxLength={bounds.email}
          readOnly={busy}
          value={typed.businessEmail}
          onChange={({ currentTarget }) => onType({ ...typed, businessEmail: currentTarget.value })}
        />
        <Select
          label={invitationWords.language}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          disabled={busy}
          value={languageFrom(typed.language)}
          onChange={({ currentTarget }) => onType({ ...typed, language: languageFrom(currentTarget.value) })}
        />
      </div>
      {beside ? (
        <div className={dialogClasses.buttons}>
          {beside}
          {submitButton}
        </div>
      ) : (
        submitButton
      )}
      {invited && (
        <Notice
          kind={noticeKinds[invited.result]}
          role="alert"
          {...(unsent && {
            action: { label: invitationWords.resend, run: () => run("resend", () => resend(unsent)) },
          })}
          {...(business !== undefined && {
            action: {
              label: roundWords.start,
              run: () => void navigate(routes.business(business), { state: { startsRound: true } }),
            },
          })}
        >
          {invited.sentence}
        </Notice>
      )}
    </form>
  );
}

type InvitationField = keyof InvitationRequest;

function invitationProblem(typed: InvitationRequest): FieldProblem<InvitationField> | undefined {
  const missing = (["businessName", "businessEmail"] as const).find((field) => typed[field] === "");
  if (missing) return { field: missing, sentence: invitationMessages.invitationFieldsMissing };
  const sentence = firstProblem(emailAddress, typed.businessEmail);
  return sentence === undefined ? undefined : { field: "businessEmail", sentence };
}
