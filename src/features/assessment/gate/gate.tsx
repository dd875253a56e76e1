import { useRef, useState, type SubmitEvent } from "react";
import { TextInput } from "@mantine/core";
import { assessmentMessages, gateWords } from "../../../domain/assessment/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import classes from "./gate.module.css";
import { useUnlockAttempts } from "./use-unlock-attempts";

interface GateProps {
  uid: string;
  onUnlocked: (code: string) => void;
}

/** Asks for the access code that came with the invitation. */
export function Gate({ uid, onUnlocked }: GateProps) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ sentence: string }>();
  const { wait, countWrong, forget } = useUnlockAttempts();
  const input = useRef<HTMLInputElement>(null);

  async function unlock() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await tryCode(code, uid);
    setBusy(false);
    if (outcome === "unlocked") {
      forget();
      onUnlocked(code);
      return;
    }
    if (outcome === "wrong-code") countWrong();
    setFailure({
      sentence: outcome === "wrong-code" ? assessmentMessages.wrongAccessCode : assessmentMessages.gateUnreachable,
    });
    input.current?.focus();
    input.current?.select();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy && wait === 0) void unlock();
  }

  return (
    <Page title={gateWords.title} lead={gateWords.lead}>
      <form className={classes.gate} onSubmit={submit}>
        <TextInput
          ref={input}
          type="password"
          label={gateWords.code}
          placeholder={gateWords.codeHint}
          autoComplete="off"
          required
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        {failure && <Notice kind="error">{failure.sentence}</Notice>}
        {wait > 0 && <p>{assessmentMessages.gateWait(wait)}</p>}
        <BusyButton
          type="submit"
          color="blaze"
          busy={busy || wait > 0}
          busyLabel={busy ? gateWords.unlocking : gateWords.unlock}
        >
          {gateWords.unlock}
        </BusyButton>
      </form>
    </Page>
  );
}

async function tryCode(code: string, uid: string) {
  try {
    const { unlockAssessment } = await import("../../../firebase/assessment/unlock");
    return await unlockAssessment(code, uid);
  } catch {
    return "unreachable"; // the code of this part could not be loaded
  }
}
