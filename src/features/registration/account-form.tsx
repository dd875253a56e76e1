import { useState } from "react";
import { accountWords } from "../../domain/accounts/words";
import type { Invitation } from "../../domain/invitations/invitation";
import type { RegistrationForm } from "../../domain/accounts/registration";
import { register } from "../../firebase/accounts/registration";
import { AccountFields } from "./account-fields";
import { InvitedForm } from "./invited-form";
import { useRegistrationProblem } from "./use-registration-problem";

interface AccountFormProps {
  invited: Invitation;
  onBegin: () => void;
  onEnd: () => void;
}

/** For an invited person who has no account yet. */
export function AccountForm({ invited, onBegin, onEnd }: AccountFormProps) {
  const { problem, check, forgetMended } = useRegistrationProblem();
  const [offersReset, setOffersReset] = useState(false);

  async function create({ name, password }: RegistrationForm) {
    onBegin();
    const registered = await register({ invited, name: name.trim(), password });
    if (!registered.done) {
      setOffersReset(registered.offerReset === true);
      return { done: false, sentence: registered.problem };
    }
    onEnd();
    return undefined;
  }

  return (
    <InvitedForm
      invited={invited}
      emailHint={accountWords.invitedAddress}
      check={check}
      onInput={forgetMended}
      send={create}
      offersReset={offersReset}
      button={{ label: accountWords.create, busyLabel: accountWords.creating }}
    >
      {(isBusy) => <AccountFields name={invited.fromInquiry?.name} busy={isBusy} problem={problem} />}
    </InvitedForm>
  );
}
