// The part of a business's dashboard about its people: the rounds in which a team rates itself.
import { useState } from "react";
import { Link } from "react-router-dom";
import { voiceRoundWords } from "../../../domain/assessment/voices/round-words";
import { resultsLinks, routes } from "../../../domain/kernel/routes";
import { loadVoiceRounds } from "../../../firebase/assessment/voices/late-rounds";
import { Button } from "../../../ui/button/button";
import { useLateLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { late } from "../../../ui/page/late";
import { openIdsOf, useVoiceNumbers } from "./use-voice-numbers";
import { VoiceRounds } from "./voice-rounds";
import classes from "./voices.module.css";

const LateOpenRound = late(async () => (await import("./open-round")).OpenRoundDialog);

/** The section of all that is about the people of a business. */
export function ColleaguesSection({ invitationId }: { invitationId: string }) {
  const { live, retry } = useLateLive(loadVoiceRounds, invitationId);
  const [isOpening, setOpening] = useState(false);
  const rounds = live.status === "ready" ? live.value : [];
  const numbers = useVoiceNumbers(invitationId, openIdsOf(rounds));
  return (
    <section className={classes.part} aria-labelledby="voices-of-teams">
      <h2 id="voices-of-teams">{voiceRoundWords.title}</h2>
      <p className={classes.soft}>
        {voiceRoundWords.lead} <Link to={routes.aboutVoices}>{voiceRoundWords.about}</Link>
      </p>
      {live.status === "failed" && <ErrorState retry={retry}>{voiceRoundWords.failed}</ErrorState>}
      <VoiceRounds
        code={invitationId}
        rounds={rounds}
        numbers={numbers}
        profileLink={resultsLinks(routes.results).profile}
        mayClose
      />
      <div>
        <Button variant="outline" onClick={() => setOpening(true)}>
          {voiceRoundWords.open}
        </Button>
      </div>
      {isOpening && <LateOpenRound code={invitationId} onClose={() => setOpening(false)} />}
    </section>
  );
}
