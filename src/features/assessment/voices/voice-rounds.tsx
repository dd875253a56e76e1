// The rounds of voices of a business in a list: for its contact, who closes them, and for its consultant.
import { useState } from "react";
import { Link } from "react-router-dom";
import type { KnownRound, OpenRound } from "../../../domain/assessment/voices/voice-round";
import { voiceRoundWords } from "../../../domain/assessment/voices/round-words";
import { closeVoices } from "../../../firebase/assessment/voices/changes";
import { BusyButton } from "../../../ui/button/busy-button";
import { LateConfirmDialog } from "../../../ui/dialog/late-confirm-dialog";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { LoadedNumbers } from "./use-voice-numbers";
import classes from "./voices.module.css";

interface VoiceRoundsProps {
  code: string;
  rounds: readonly KnownRound[];
  numbers: LoadedNumbers;
  /** The page with the results of closed rounds. */
  profileLink: string;
  mayClose: boolean;
}

const latestOpened = (one: KnownRound, other: KnownRound) => other.openedAt.getTime() - one.openedAt.getTime();

export function VoiceRounds({ code, rounds, numbers, profileLink, mayClose }: VoiceRoundsProps) {
  const { running, outcome, run } = useAction<"close">();
  const [asked, setAsked] = useState<KnownRound>();
  if (rounds.length === 0 && !outcome) return null;
  return (
    <>
      <ul className={classes.rounds} aria-label={voiceRoundWords.list}>
        {rounds.toSorted(latestOpened).map((round) => (
          <li key={round.id}>
            {round.state === "open" ? (
              <OpenLine numbers={numbers} round={round} />
            ) : (
              <p>
                {voiceRoundWords.closed(round.team.name, round.closedAt)}{" "}
                {round.ratings ? voiceRoundWords.shown(round.voices) : voiceRoundWords.tooFew(round.voices)}{" "}
                {round.ratings && <Link to={profileLink}>{voiceRoundWords.result}</Link>}
              </p>
            )}
            {round.state === "open" && mayClose && (
              <BusyButton
                variant="outline"
                size="compact-md"
                busy={running !== undefined}
                busyLabel={voiceRoundWords.closing}
                onClick={() => setAsked(round)}
              >
                {voiceRoundWords.close}
                <VisuallyHidden> {voiceRoundWords.closeOf(round.team.name)}</VisuallyHidden>
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      {asked && (
        <LateConfirmDialog
          title={voiceRoundWords.closeQuestion(asked.team.name)}
          confirm={voiceRoundWords.close}
          decline={voiceRoundWords.keepOpen}
          onDecline={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            run("close", () => closeVoices({ invitationId: code, round: asked.id }));
          }}
        >
          {voiceRoundWords.closeMeaning}
        </LateConfirmDialog>
      )}
    </>
  );
}

interface OpenLineProps {
  numbers: LoadedNumbers;
  round: OpenRound & { id: string };
}

function OpenLine({ numbers, round }: OpenLineProps) {
  const voices = numbers.status === "ready" ? numbers.value?.voices[round.id] : undefined;
  return (
    <p>
      {voiceRoundWords.openUntil(round.team.name, round.closesAt)}{" "}
      {voices !== undefined && voiceRoundWords.soFar(voices, round.slips)}
      {numbers.status === "failed" && voiceRoundWords.countFailed}
    </p>
  );
}
