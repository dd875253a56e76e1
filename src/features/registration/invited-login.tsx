import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountWords, signInMessages } from "../../domain/accounts/words";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { routes } from "../../domain/kernel/routes";
import { acceptByLogin } from "../../firebase/accounts/registration";
import { LateConfirmDialog } from "../../ui/dialog/late-confirm-dialog";
import { focusField } from "../../ui/form/focus-field";
import { PasswordField } from "../../ui/form/password-field";
import { typedInto } from "../../ui/form/typed-into";
import { InvitedForm } from "./invited-form";

interface InvitedLoginProps {
  invited: InvitedPerson;
  words: {
    yourAccount: string;
    logIn: string;
    accepting: string;
    question?: { title: string; confirm: string; decline: string; meaning: string };
  };
  onBegin: () => void;
  onEnd: () => void;
}

/** For a person who has an account: they log in and are in the business; a further round asks first. */
export function InvitedLogin({ invited, words, onBegin, onEnd }: InvitedLoginProps) {
  const [problem, setProblem] = useState<string>();
  const [answerQuestion, setAnswerQuestion] = useState<(isSure: boolean) => void>();
  const navigate = useNavigate();
  const { question } = words;

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
    if (question && !(await isSure())) return undefined;
    onBegin();
    const begun = await acceptByLogin({ invited, password });
    if (!begun.done) return { done: false, sentence: begun.problem };
    if (question) await navigate(routes.assessment, { state: { step: 0 } });
    else if (invited.seat) await navigate(routes.assessment);
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
          {question && answerQuestion && (
            <LateConfirmDialog
              title={question.title}
              confirm={question.confirm}
              decline={question.decline}
              onConfirm={() => answerQuestion(true)}
              onDecline={() => answerQuestion(false)}
            >
              {question.meaning}
            </LateConfirmDialog>
          )}
        </>
      )}
    </InvitedForm>
  );
}
