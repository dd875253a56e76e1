import { useEffect, useState } from "react";
import {
  replayStatements,
  watchReasons,
  watchStanding,
  type LiveStanding,
} from "../../../firebase/statements/statements";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import classes from "./learning-records.module.css";
import { StatementsStanding } from "./relay-status";

/** What the learning record store has got, what waits for it and what it rejected. */
export function StatementsCard() {
  const [live, setLive] = useState<LiveStanding>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => watchStanding(setLive), [attempt]);

  function retry() {
    setLive({ status: "loading" });
    setAttempt(attempt + 1);
  }

  return (
    <section className={classes.card} aria-labelledby="learning-records">
      <h2 id="learning-records">Learning Records</h2>
      {live.status === "loading" && <Loading>Loading...</Loading>}
      {live.status === "failed" && (
        <ErrorState retry={retry}>We could not load how the learning records stand.</ErrorState>
      )}
      {live.status === "ready" && (
        <StatementsStanding standing={live.standing} watchReasons={watchReasons} replay={replayStatements} />
      )}
    </section>
  );
}
