import { gateWords } from "../../../../domain/assessment/words";
import { useCallback } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { earlierRoundWords } from "../../../../domain/assessment/rounds/words";
import { roundNumberOf } from "../../../../domain/invitations/rounds";
import { resultsLinks, resultsPageIn, roundNumberIn, routes, type ResultsPage } from "../../../../domain/kernel/routes";
import { useLoaded } from "../../../../ui/hooks/use-loaded";
import { EmptyState } from "../../../../ui/page/empty-state";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { Unlocked } from "../../answering/gate/unlocked";
import { EarlierRound } from "./earlier-round";
import type { Invitation } from "../../../../domain/invitations/invitation";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

/** The answers of a business in an earlier round, behind the gate of the current one. */
export function RoundResultsScreen() {
  const { round, page: segment } = useParams();
  const [number, page] = [roundNumberIn(round), resultsPageIn(segment)];
  if (number === undefined || page === undefined) return <Navigate to={routes.landing} replace />;
  return (
    <Unlocked opens={gateWords.opensResults}>
      {({ uid }) => <OwnRound key={number} uid={uid} number={number} page={page} />}
    </Unlocked>
  );
}

function OwnRound({ uid, number, page }: { uid: string; number: number; page: ResultsPage }) {
  const { loaded, retry } = useLoaded(useCallback(() => ownRounds(uid), [uid]));

  if (loaded.status === "loading") return <Loading>{earlierRoundWords.loading}</Loading>;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{earlierRoundWords.failed}</ErrorState>;
  const rounds = loaded.value;
  const shown = rounds.find((each) => roundNumberOf(each) === number);
  if (!shown)
    return (
      <EmptyState action={<Link to={routes.results}>{earlierRoundWords.toCurrent}</Link>}>
        {earlierRoundWords.unknown}
      </EmptyState>
    );
  if (shown === rounds.at(-1)) return <Navigate to={resultsLinks(routes.results)[page]} replace />;
  return <EarlierRound rounds={rounds} shown={shown} page={page} />;
}

/** The rounds of an account, up to the one that its profile names; empty where it names none. */
async function ownRounds(uid: string): Promise<Invitation[]> {
  const [{ ownAccessCode }, { roundsUntil }] = await Promise.all([
    withFirestore(import("../../../../firebase/assessment/unlock")),
    import("../../../../firebase/invitations/rounds"),
  ]);
  return roundsUntil(await ownAccessCode(uid));
}
