import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountWords } from "../../domain/accounts/words";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import type { RegistrationForm } from "../../domain/accounts/registration";
import { routes } from "../../domain/kernel/routes";
import { register } from "../../firebase/accounts/registration";
import { AccountFields } from "./account-fields";
import { InvitedForm } from "./invited-form";
import { useRegistrationProblem } from "./use-registration-problem";

interface AccountFormProps {
  invited: InvitedPerson;
  onBegin: () => void;
  onEnd: () => void;
}

/** For an invited person who has no account yet. */
export function AccountForm({ invited, onBegin, onEnd }: AccountFormProps) {
  const { problem, check, forgetMended } = useRegistrationProblem();
  const [offersReset, setOffersReset] = useState(false);
  const navigate = useNavigate();

  async function create({ name, password }: RegistrationForm) {
    onBegin();
    const registered = await register({ invited, name: name.trim(), password });
    if (!registered.done) {
      setOffersReset(registered.offerReset === true);
      return { done: false, sentence: registered.problem };
    }
    if (invited.seat) await navigate(routes.assessment);
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
      {(isBusy) => (
        <AccountFields name={invited.seat?.name ?? invited.fromInquiry?.name} busy={isBusy} problem={problem} />
      )}
    </InvitedForm>
  );
}
