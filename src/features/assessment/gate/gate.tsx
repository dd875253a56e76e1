import { useRef, useState, type SubmitEvent } from "react";
import { TextInput } from "@mantine/core";
import { assessmentMessages, gateWords } from "../../../domain/assessment/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
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
  const { running, outcome: failure, run } = useAction<"unlock">();
  const { wait, countWrong, forget } = useUnlockAttempts();
  const input = useRef<HTMLInputElement>(null);

  async function unlock() {
    const outcome = await tryCode(code, uid);
    if (outcome === "unlocked") {
      forget();
      onUnlocked(code);
      return;
    }
    if (outcome === "wrong-code") countWrong();
    input.current?.focus();
    input.current?.select();
    return {
      done: false,
      sentence: outcome === "wrong-code" ? assessmentMessages.wrongAccessCode : assessmentMessages.gateUnreachable,
    };
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (wait === 0) run("unlock", unlock);
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
          busy={running !== undefined || wait > 0}
          busyLabel={running ? gateWords.unlocking : gateWords.unlock}
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
