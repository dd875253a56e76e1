import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { accountWords } from "../../../domain/accounts/words";
import { loginProofWords, secondFactorWords } from "../../../domain/accounts/second-factor/words";
import { confirmLogin, type FactorQuestion, type LoginStep } from "../../../firebase/accounts/second-factor";
import { useSession } from "../../../firebase/sdk/session";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { PasswordField } from "../../../ui/form/password-field";
import { useFieldProblem } from "../../../ui/form/use-field-problem";
import { typedInto } from "../../../ui/form/typed-into";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { CodeField } from "../../../ui/form/code-field";
import classes from "./login-proof.module.css";

interface ConfirmLoginProps {
  onDone: () => void;
  onCancel: () => void;
}

/** The password of the signed-in person once more, and the code where there is a second factor. */
export function ConfirmLogin({ onDone, onCancel }: ConfirmLoginProps) {
  const session = useSession();
  const [question, setQuestion] = useState<FactorQuestion>();
  const { isSound, at } = useFieldProblem<"password" | "code">();
  const { running, outcome, setOutcome, run } = useAction<"confirm">();
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => passwordField.current?.focus(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password = "", code = "" } = typedInto(event.currentTarget);
    const missing = question
      ? ({ field: "code", sentence: secondFactorWords.codeMissing } as const)
      : ({ field: "password", sentence: loginProofWords.passwordMissing } as const);
    setOutcome(undefined);
    if (isSound(event.currentTarget, (question ? code : password).trim() === "" ? missing : undefined))
      run("confirm", () => confirm(question ? question.answer(code) : confirmLogin(password)));
  }

  async function confirm(asked: Promise<LoginStep | FactorQuestion>) {
    const result = await asked;
    if (result.done) onDone();
    else if ("answer" in result) setQuestion(result);
    else return result;
    return undefined;
  }

  const readOnly = running !== undefined;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{loginProofWords.meaning}</p>
      <input
        hidden
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        value={session.status === "signed-in" ? (session.email ?? "") : ""}
      />
      {question ? (
        <CodeField
          label={secondFactorWords.code}
          description={secondFactorWords.codeHint}
          readOnly={readOnly}
          {...at("code")}
        />
      ) : (
        <PasswordField
          ref={passwordField}
          label={accountWords.password}
          autoComplete="current-password"
          required
          readOnly={readOnly}
          {...at("password")}
        />
      )}
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <BusyButton type="submit" color="blaze" busy={running !== undefined} busyLabel={loginProofWords.confirming}>
          {loginProofWords.confirm}
        </BusyButton>
        <Button variant="subtle" onClick={onCancel}>
          {loginProofWords.cancel}
        </Button>
      </div>
    </form>
  );
}
