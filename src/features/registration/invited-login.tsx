import { useState } from "react";
import { accountWords, signInMessages } from "../../domain/accounts/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { acceptByLogin } from "../../firebase/accounts/registration";
import { focusField } from "../../ui/form/focus-field";
import { PasswordField } from "../../ui/form/password-field";
import { typedInto } from "../../ui/form/typed-into";
import { InvitedForm } from "./invited-form";

interface InvitedLoginProps {
  invited: Invitation;
  words: { yourAccount: string; logIn: string; accepting: string };
  onBegin: () => void;
  onEnd: () => void;
}

/** For a person who has an account: invited to a further round or for another business, they log in and are in it. */
export function InvitedLogin({ invited, words, onBegin, onEnd }: InvitedLoginProps) {
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
    const begun = await acceptByLogin({ invited, password });
    if (!begun.done) return { done: false, sentence: begun.problem };
    onEnd();
    return undefined;
  }

  return (
    <InvitedForm
      invited={invited}
      emailHint={words.yourAccount}
      check={check}
      send={begin}
      offersReset
      button={{ label: words.logIn, busyLabel: words.accepting }}
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
