import type { SubmitEvent } from "react";
import { loginProofWords, secondFactorWords } from "../../../domain/accounts/second-factor/words";
import { beginEnrolment, type Enrolment } from "../../../firebase/accounts/second-factor";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { typedInto } from "../../../ui/form/typed-into";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { useFieldProblem } from "../../../ui/form/use-field-problem";
import { CodeField } from "../../../ui/form/code-field";
import { ConfirmLogin } from "./confirm-login";
import classes from "./login-proof.module.css";
import { QrCode } from "../../../ui/qr-code/qr-code";

interface SetUpFactorProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Begins with a fresh login if the provider wants one. */
export function SetUpFactor({ onDone, onCancel }: SetUpFactorProps) {
  const { loaded, retry } = useLoaded(beginEnrolment);
  if (loaded.status === "loading") return <Loading>{secondFactorWords.preparing}</Loading>;
  const begun = loaded.status === "ready" ? loaded.value : { sentence: loginProofWords.failed, asksLogin: false };
  if (!("sentence" in begun)) return <FirstCode enrolment={begun} onDone={onDone} onCancel={onCancel} />;
  if (begun.asksLogin) return <ConfirmLogin onDone={retry} onCancel={onCancel} />;
  return (
    <>
      <ErrorState retry={retry}>{begun.sentence}</ErrorState>
      <div>
        <CancelButton onCancel={onCancel} />
      </div>
    </>
  );
}

/** A picture and a key for the app, then the first code from it. */
function FirstCode({ enrolment, onDone, onCancel }: SetUpFactorProps & { enrolment: Enrolment }) {
  const { isSound, at } = useFieldProblem<"code">();
  const { running, outcome, setOutcome, run } = useAction<"finish">();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { code = "" } = typedInto(event.currentTarget);
    const missing = { field: "code", sentence: secondFactorWords.codeMissing } as const;
    setOutcome(undefined);
    if (isSound(event.currentTarget, code.trim() === "" ? missing : undefined)) run("finish", () => finish(code));
  }

  async function finish(code: string) {
    const finished = await enrolment.finish(code);
    if (!finished.done) return finished;
    onDone();
    return undefined;
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{secondFactorWords.scan}</p>
      <QrCode text={enrolment.address} label={secondFactorWords.picture} />
      <p>
        {secondFactorWords.typeKey}
        <br />
        <code className={classes.key}>{enrolment.key}</code>
      </p>
      <CodeField
        {...at("code")}
        label={secondFactorWords.code}
        description={secondFactorWords.codeHint}
        readOnly={running !== undefined}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <BusyButton type="submit" color="blaze" busy={running !== undefined} busyLabel={secondFactorWords.finishing}>
          {secondFactorWords.finish}
        </BusyButton>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="subtle" onClick={onCancel}>
      {loginProofWords.cancel}
    </Button>
  );
}
