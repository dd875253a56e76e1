import { useState } from "react";
import { accountWords } from "../../domain/accounts/words";
import { linkCodeOf } from "../../domain/invitations/invitation";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { nameProblem } from "../../domain/accounts/registration";
import { finishRegistration } from "../../firebase/accounts/registration";
import { focusField } from "../../ui/form/focus-field";
import { typedInto } from "../../ui/form/typed-into";
import { InvitedForm } from "./invited-form";
import { TextInput } from "../../ui/form/text-input";

interface FinishAccountProps {
  invited: InvitedPerson;
  onEnd: () => void;
}

/** For an account that was made on another device, or whose tab was closed, before its profile was written. */
export function FinishAccount({ invited, onEnd }: FinishAccountProps) {
  const [problem, setProblem] = useState<string>();

  function check(form: HTMLFormElement): string | undefined {
    const { name = "" } = typedInto(form);
    const found = nameProblem(name);
    setProblem(found);
    if (found === undefined) return name;
    focusField(form, "name");
    return undefined;
  }

  async function finish(name: string) {
    const finished = await finishRegistration({ code: linkCodeOf(invited), name });
    if (!finished.done) return { done: false, sentence: finished.problem };
    onEnd();
    return undefined;
  }

  return (
    <InvitedForm
      invited={invited}
      check={check}
      send={finish}
      offersReset={false}
      button={{ label: accountWords.create, busyLabel: accountWords.creating }}
    >
      {(isBusy) => (
        <TextInput
          label={accountWords.yourName}
          name="name"
          autoComplete="name"
          defaultValue={invited.seat?.name ?? invited.fromInquiry?.name}
          required
          readOnly={isBusy}
          error={problem}
          errorRole="alert"
          onInput={({ currentTarget }) => {
            if (problem !== undefined) setProblem(nameProblem(currentTarget.value));
          }}
        />
      )}
    </InvitedForm>
  );
}
