import { statementWords } from "../../../domain/statements/words";
import { replayStatements, watchReasons, watchRelayStatus } from "../../../firebase/statements/statements";
import { useLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Card } from "../shared/card";
import { RelayStatus } from "./relay-status";
import { uiWords } from "../../../ui/words";

/** The records that the learning record store has got, those that wait for it and those that it rejected. */
export function LearningRecords() {
  const { live, retry } = useLive(watchRelayStatus);

  return (
    <Card id="learning-records" title={statementWords.title}>
      {live.status === "loading" && <Loading>{uiWords.loading}</Loading>}
      {live.status === "failed" && <ErrorState retry={retry}>{statementWords.statusFailed}</ErrorState>}
      {live.status === "ready" && (
        <RelayStatus status={live.value} watchReasons={watchReasons} replay={replayStatements} />
      )}
    </Card>
  );
}
