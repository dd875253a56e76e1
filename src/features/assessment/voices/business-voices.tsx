import { useState } from "react";
import { voiceRoundWords } from "../../../domain/assessment/voices/round-words";
import { resultsLinks, routes } from "../../../domain/kernel/routes";
import { switchVoices } from "../../../firebase/assessment/voices/changes";
import { BusyButton } from "../../../ui/button/busy-button";
import { loadVoiceRounds } from "../../../firebase/assessment/voices/late-rounds";
import { useLateLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { openIdsOf, useVoiceNumbers } from "./use-voice-numbers";
import { VoiceRounds } from "./voice-rounds";
import classes from "./voices.module.css";

export interface BusinessVoicesProps {
  code: string;
  maySwitch: boolean;
}

/** The consultant's view of a business's rounds: their numbers, and the switch for the whole business. */
export function BusinessVoices({ code, maySwitch }: BusinessVoicesProps) {
  const { live, retry } = useLateLive(loadVoiceRounds, code);
  const rounds = live.status === "ready" ? live.value : [];
  const numbers = useVoiceNumbers(code, openIdsOf(rounds), true);
  const [switched, setSwitched] = useState<boolean>();
  const known = numbers.status === "ready" ? numbers.value : undefined;
  const isOff = switched ?? known?.isOff ?? false;
  const { running, outcome, run } = useAction<"switch">();

  async function change() {
    const result = await switchVoices(code, !isOff);
    if (result.done) setSwitched(!isOff);
    return result.done ? undefined : result;
  }

  return (
    <section className={classes.part} aria-labelledby="business-voices">
      <h2 id="business-voices">{voiceRoundWords.title}</h2>
      <p className={classes.soft}>{voiceRoundWords.consultantLead}</p>
      {live.status === "loading" && <Loading>{voiceRoundWords.loading}</Loading>}
      {live.status === "failed" && <ErrorState retry={retry}>{voiceRoundWords.failed}</ErrorState>}
      {live.status === "ready" && rounds.length === 0 && <p>{voiceRoundWords.none}</p>}
      <VoiceRounds
        code={code}
        rounds={rounds}
        numbers={numbers}
        profileLink={resultsLinks(routes.business(code)).profile}
        mayClose={false}
      />
      {isOff && <Notice kind="warning">{voiceRoundWords.isOff}</Notice>}
      {outcome?.done === false && <Notice kind="error">{outcome.sentence}</Notice>}
      {maySwitch && known && (
        <div>
          <BusyButton
            variant="outline"
            busy={running !== undefined}
            busyLabel={voiceRoundWords.switching}
            onClick={() => run("switch", change, voiceRoundWords.switchFailed)}
          >
            {isOff ? voiceRoundWords.switchOn : voiceRoundWords.switchOff}
          </BusyButton>
        </div>
      )}
    </section>
  );
}
