import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { assessmentMessages, gateWords } from "../../../../domain/assessment/words";
import { earlierRoundWords } from "../../../../domain/assessment/rounds/words";
import type { Language } from "../../../../domain/kernel/language";
import { followLanguage } from "../../../../browser/page-language";
import type { Unlocking } from "../../../../firebase/assessment/unlock";
import { BusyButton } from "../../../../ui/button/busy-button";
import { PasswordField } from "../../../../ui/form/password-field";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { Page } from "../../../../ui/page/page";
import classes from "./gate.module.css";
import { ownCode, tryCode } from "./try-code";
import { useUnlockAttempts } from "./use-unlock-attempts";
import { mailWords } from "../../../../domain/kernel/words";
import { mailOwnCode } from "../../../../firebase/invitations/own-code";

/** A code that did not open the gate, and why. */
export interface RefusedCode {
  code: string;
  outcome: Unlocking;
}

interface GateProps {
  uid: string;
  /** The account's address, where it has one. */
  email: string | null;
  /** The place behind it, in words. */
  opens: string;
  /** The code that had opened it until it was checked. */
  refused: RefusedCode | undefined;
  /** The account's own code is known; it may not be pressed yet, or another be typed. */
  onKnown: (code: string) => void;
  onUnlocked: (code: string, isChecked: boolean) => void;
}

/**
 * Asks for the access code that came with the invitation, filled in where it is known from the account. That one opens
 * at once, and is checked behind the open gate; any other is checked first.
 */
export function Gate({ uid, email, opens, refused, onKnown, onUnlocked }: GateProps) {
  const [asked] = useState(() => ownCode(uid));
  const [own, setOwn] = useState<string>();
  const [typed, setTyped] = useState(refused?.code);
  const { running, outcome: failure, run } = useAction<"unlock">();
  const { wait, countWrong, forget } = useUnlockAttempts();
  const input = useRef<HTMLInputElement>(null);

  useEffect(
    () =>
      void asked.then((code) => {
        setOwn(code);
        if (code !== "") onKnown(code);
      }),
    [asked, onKnown],
  );

  // A person who is in the field already would otherwise type behind the filled-in code; their typed text stays.
  useEffect(() => {
    const field = input.current;
    if (own && field?.value === own && document.activeElement === field) field.select();
  }, [own]);

  async function unlock() {
    const code = typed ?? (await asked);
    const isKnown = code !== "" && code === own && code !== refused?.code;
    let language: Language | undefined;
    const hear = (its: Language) => {
      language = its;
    };
    const outcome = isKnown ? "unlocked" : await tryCode(code, uid, hear);
    if (outcome === "unlocked") {
      forget();
      onUnlocked(code, !isKnown);
      if (language) followLanguage(code, language);
      return;
    }
    if (outcome === "wrong-code") countWrong();
    input.current?.focus();
    input.current?.select();
    return { done: false, sentence: gateSentences[outcome] };
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (wait === 0) run("unlock", unlock);
  }

  const isRefused = refused !== undefined && running === undefined;
  const told = failure?.sentence ?? (isRefused ? gateSentences[refused.outcome] : undefined);
  return (
    <Page title={gateWords.title} lead={<Lead opens={opens} isFilled={Boolean(own)} />}>
      <form className={classes.gate} onSubmit={submit}>
        <PasswordField
          ref={input}
          label={gateWords.code}
          shows={gateWords.shownCode}
          placeholder={gateWords.codeHint}
          autoComplete="off"
          required={typed !== undefined || own === ""}
          value={typed ?? own ?? ""}
          onChange={({ currentTarget: { value }, nativeEvent }) =>
            setTyped(isPaste(nativeEvent) ? value.trim() : value)
          }
        />
        {told !== undefined && <Notice kind="error">{told}</Notice>}
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
      {email !== null && <CodeByMail email={email} />}
    </Page>
  );
}

/** Both sentences take the room of the longer one: nothing below moves under a finger as the code is filled in. */
function Lead({ opens, isFilled }: { opens: string; isFilled: boolean }) {
  return (
    <span className={classes.lead}>
      <span data-shown={!isFilled}>{gateWords.lead(opens)}</span>
      <span data-shown={isFilled}>{gateWords.filledLead(opens)}</span>
    </span>
  );
}

/** A code copied from a mail often has a blank around it; pasting drops it, and what is shown is compared exactly. */
function isPaste(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === "insertFromPaste";
}

const gateSentences: Record<Unlocking, string> = {
  "wrong-code": assessmentMessages.wrongAccessCode,
  ended: earlierRoundWords.codeOfEarlier,
  unlocked: assessmentMessages.wrongAccessCode,
  unreachable: assessmentMessages.gateUnreachable,
};

/** For a person who has lost the mail with the code: it is sent to the account's own address. */
function CodeByMail({ email }: { email: string }) {
  const { running, outcome, run } = useAction<"send">();
  return (
    <div className={classes.mail}>
      <p>{gateWords.lostCode}</p>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <BusyButton
        variant="outline"
        busy={running !== undefined}
        busyLabel={mailWords.sending}
        onClick={() => run("send", () => mailOwnCode(email))}
      >
        {gateWords.mailCode}
      </BusyButton>
    </div>
  );
}
