import { secondFactorWords } from "../../../domain/accounts/second-factor/words";
import { readSecondFactor, removeSecondFactor } from "../../../firebase/accounts/second-factor";
import { showLoginProof } from "../../../firebase/sdk/calls/login-proof";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { DateTime } from "../../../ui/page/date-time";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Card } from "../shared/card";
import classes from "./your-login.module.css";

/** The second factor of the administrator who looks at it. */
export function YourLogin() {
  const { loaded, retry } = useLoaded(readSecondFactor);
  const { running, outcome, run } = useAction<"set up" | "remove">();

  async function setUp() {
    if (!(await showLoginProof("second factor"))) return undefined;
    retry();
    return { done: true, sentence: secondFactorWords.done };
  }

  async function remove() {
    if (!(await showLoginProof("fresh login"))) return { done: true, sentence: secondFactorWords.kept };
    const removed = await removeSecondFactor();
    retry();
    return removed.done ? { done: true, sentence: secondFactorWords.removed } : removed;
  }

  return (
    <Card title={secondFactorWords.title}>
      <p className={classes.lead}>{secondFactorWords.lead}</p>
      {loaded.status === "loading" && <Loading>{secondFactorWords.loading}</Loading>}
      {loaded.status === "failed" && <ErrorState retry={retry}>{secondFactorWords.loadFailed}</ErrorState>}
      {loaded.status === "ready" && (
        <>
          <p>
            {loaded.value === undefined ? (
              secondFactorWords.none
            ) : (
              <>
                {secondFactorWords.since} <DateTime date={loaded.value} />. {secondFactorWords.lost}
              </>
            )}
          </p>
          {loaded.value === undefined ? (
            <BusyButton
              className={classes.button}
              variant="outline"
              busy={running !== undefined}
              busyLabel={secondFactorWords.preparing}
              onClick={() => run("set up", setUp)}
            >
              {secondFactorWords.setUp}
            </BusyButton>
          ) : (
            <BusyButton
              className={classes.button}
              variant="subtle"
              color="brick"
              busy={running !== undefined}
              busyLabel={secondFactorWords.removing}
              onClick={() => run("remove", remove)}
            >
              {secondFactorWords.remove}
            </BusyButton>
          )}
        </>
      )}
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
    </Card>
  );
}
