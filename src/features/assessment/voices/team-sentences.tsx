import { useState } from "react";
import { lastShown } from "../../../domain/assessment/voices/team-voices";
import type { KnownRound } from "../../../domain/assessment/voices/voice-round";
import { leaderAndTeamWords } from "../../../domain/assessment/voices/words";
import { takeOutSentence } from "../../../firebase/assessment/voices/changes";
import { BusyButton } from "../../../ui/button/busy-button";
import { LateConfirmDialog } from "../../../ui/dialog/late-confirm-dialog";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import classes from "./voices.module.css";

export interface TeamSentencesProps {
  code: string;
  rounds: readonly KnownRound[];
  mayTakeOut: boolean;
}

/** The sentences of each team's last round, in the order that chance has made. Neither a file nor paper has them. */
export function TeamSentences({ code, rounds, mayTakeOut }: TeamSentencesProps) {
  const { running, outcome, run } = useAction<"take out">();
  const [asked, setAsked] = useState<{ round: string; sentence: string }>();
  const teams = [...new Set(rounds.map(({ team }) => team.id))];
  const shown = teams.flatMap((team) => {
    const { id, sentences = [] } = lastShown(rounds, team) ?? {};
    const name = rounds.find((round) => round.id === id)?.team.name;
    return id === undefined || name === undefined || sentences.length === 0 ? [] : [{ id, name, sentences }];
  });
  return (
    <>
      {shown.map(({ id, name, sentences }) => (
        <section key={id} className={classes.part} data-paper="screen" aria-labelledby={`sentences-${id}`}>
          <h3 id={`sentences-${id}`}>{leaderAndTeamWords.sentences(name)}</h3>
          <ul className={classes.sentences}>
            {sentences.map((sentence, nth) => (
              <li key={nth}>
                <span dir="auto">{sentence}</span>
                {mayTakeOut && (
                  <BusyButton
                    variant="subtle"
                    size="compact-md"
                    busy={running !== undefined}
                    busyLabel={leaderAndTeamWords.takingOut}
                    onClick={() => setAsked({ round: id, sentence })}
                  >
                    {leaderAndTeamWords.takeOut}
                    <VisuallyHidden>: {sentence}</VisuallyHidden>
                  </BusyButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {outcome?.done === false && <Notice kind="error">{outcome.sentence}</Notice>}
      {asked && (
        <LateConfirmDialog
          title={leaderAndTeamWords.takeOutQuestion}
          confirm={leaderAndTeamWords.takeOut}
          decline={leaderAndTeamWords.keep}
          destructive
          onDecline={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            run("take out", () => takeOutSentence({ invitationId: code, ...asked }));
          }}
        >
          {leaderAndTeamWords.takeOutMeaning}
        </LateConfirmDialog>
      )}
    </>
  );
}
