import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountWords, signInMessages } from "../../domain/accounts/words";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { routes } from "../../domain/kernel/routes";
import { beginRound } from "../../firebase/accounts/registration";
import { LateConfirmDialog } from "../../ui/dialog/late-confirm-dialog";
import { focusField } from "../../ui/form/focus-field";
import { PasswordField } from "../../ui/form/password-field";
import { typedInto } from "../../ui/form/typed-into";
import { InvitedForm } from "./invited-form";

interface RoundLoginProps {
  invited: Invitation;
  onBegin: () => void;
  onEnd: () => void;
}

/** For a business that has its account: a person invited to a further round logs in, and is at its first step. */
export function RoundLogin({ invited, onBegin, onEnd }: RoundLoginProps) {
  const [problem, setProblem] = useState<string>();
  const [answerQuestion, setAnswerQuestion] = useState<(isSure: boolean) => void>();
  const navigate = useNavigate();
  const number = roundNumberOf(invited);

  function check(form: HTMLFormElement): string | undefined {
    const { password } = typedInto(form);
    setProblem(password ? undefined : signInMessages.passwordMissing);
    if (password) return password;
    focusField(form, "password");
    return undefined;
  }

  async function isSure(): Promise<boolean> {
    const answer = await new Promise<boolean>((resolve) => setAnswerQuestion(() => resolve));
    setAnswerQuestion(undefined);
    return answer;
  }

  async function begin(password: string) {
    if (!(await isSure())) return undefined;
    onBegin();
    const begun = await beginRound({ invited, password });
    if (!begun.done) return { done: false, sentence: begun.problem };
    await navigate(routes.assessment, { state: { step: 0 } });
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
      button={{ label: nextRoundWords.logIn(number), busyLabel: nextRoundWords.beginning }}
    >
      {(isBusy) => (
        <>
          <PasswordField
            label={accountWords.password}
            name="password"
            autoComplete="current-password"
            required
            readOnly={isBusy}
            error={problem}
            errorRole="alert"
          />
          {answerQuestion && (
            <LateConfirmDialog
              {...nextRoundWords.question(number)}
              onConfirm={() => answerQuestion(true)}
              onDecline={() => answerQuestion(false)}
            >
              {nextRoundWords.meaning(number - 1)}
            </LateConfirmDialog>
          )}
        </>
      )}
    </InvitedForm>
  );
}
