import { useCallback } from "react";
import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import { earlierRoundWords } from "../../../domain/assessment/rounds/words";
import { invitationState, type Invitation } from "../../../domain/invitations/invitation";
import { roundNumberOf } from "../../../domain/invitations/rounds";
import { situationInWords } from "../../../domain/invitations/invitation-in-words";
import { roundWords } from "../../../domain/invitations/rounds/words";
import { routes } from "../../../domain/kernel/routes";
import { startRound } from "../../../firebase/invitations/start-round";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import classes from "../rounds/rounds.module.css";
import { StartRound } from "./start-round";

/** The rounds of a business, each with its own page, and the next one where it may be started. */
export function BusinessRounds({ code, mayStart }: { code: string; mayStart: boolean }) {
  const { running, outcome, run } = useAction<"start">();
  const { loaded, retry } = useLoaded(
    useCallback(async () => {
      const { roundsOfBusiness } = await import("../../../firebase/invitations/rounds");
      return roundsOfBusiness(code);
    }, [code]),
  );

  /** The round of a faster administrator is there to be shown. */
  async function start(before: Invitation) {
    const started = await startRound(before);
    if (started.done || started.kind === "unmet") retry();
    return started;
  }

  const rounds = loaded.status === "ready" ? loaded.value : [];
  const last = rounds.at(-1);
  const before =
    mayStart && last?.invitationCode === code && invitationState(last, currentTime()) === "used" ? last : undefined;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{earlierRoundWords.noRounds}</ErrorState>;
  if (!outcome && rounds.length < 2 && !before) return null;
  return (
    <section className={classes.list} aria-labelledby="business-rounds">
      <h2 id="business-rounds">{roundWords.rounds}</h2>
      <ol>
        {rounds.map((round) => (
          <li key={round.invitationCode}>
            <RoundLine round={round} isShown={round.invitationCode === code} />
          </li>
        ))}
      </ol>
      {outcome && (
        <Notice kind={outcome.done ? "success" : "error"} takesFocus={outcome.done}>
          {outcome.sentence}
        </Notice>
      )}
      {before && (
        <StartRound round={before} busy={running !== undefined} onStart={() => run("start", () => start(before))} />
      )}
    </section>
  );
}

function RoundLine({ round, isShown }: { round: Invitation; isShown: boolean }) {
  return (
    <>
      <Link to={routes.business(round.invitationCode)} aria-current={isShown ? "true" : undefined}>
        {roundWords.round(roundNumberOf(round))}
      </Link>{" "}
      <small>{situationInWords(round, currentTime())}</small>
    </>
  );
}
