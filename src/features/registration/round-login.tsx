import { useState } from "react";
import { accountWords, signInMessages } from "../../domain/accounts/words";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { beginRound } from "../../firebase/accounts/registration";
import { focusField } from "../../ui/form/focus-field";
import { PasswordField } from "../../ui/form/password-field";
import { typedInto } from "../../ui/form/typed-into";
import { InvitedForm } from "./invited-form";

interface RoundLoginProps {
  invited: Invitation;
  onBegin: () => void;
  onEnd: () => void;
}

/** For a business that has its account: a person invited to a further round logs in, and is in it. */
export function RoundLogin({ invited, onBegin, onEnd }: RoundLoginProps) {
  const [problem, setProblem] = useState<string>();

  function check(form: HTMLFormElement): string | undefined {
    const { password } = typedInto(form);
    setProblem(password ? undefined : signInMessages.passwordMissing);
    if (password) return password;
    focusField(form, "password");
    return undefined;
  }

  async function begin(password: string) {
    onBegin();
    const begun = await beginRound({ invited, password });
    if (!begun.done) return { done: false, sentence: begun.problem };
    onEnd();
    return undefined;
  }

  return (
    <InvitedForm
      invited={invited}
      emailHint={nextRoundWords.yourAccount}
      check={check}
      send={begin}
      offersReset
      button={{ label: nextRoundWords.logIn(roundNumberOf(invited)), busyLabel: nextRoundWords.beginning }}
    >
      {(isBusy) => (
        <PasswordField
          label={accountWords.password}
          name="password"
          autoComplete="current-password"
          required
          readOnly={isBusy}
          error={problem}
          errorRole="alert"
        />
      )}
    </InvitedForm>
  );
}
