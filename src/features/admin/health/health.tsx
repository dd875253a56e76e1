import { Link } from "react-router-dom";
import { routes } from "../../../domain/kernel/routes";
import { healthMessages } from "../../../domain/operation/words";
import { readHealth } from "../../../firebase/operation/health";
import { Button } from "../../../ui/button/button";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Card } from "../shared/card";
import classes from "./health.module.css";
import { HealthReportView } from "./health-report-view";

/** Shows whether the site's own schedule runs, and the remedy if it does not. */
export function Health() {
  const { loaded, retry } = useLoaded(readHealth);
  const result = loaded.status === "ready" ? loaded.value : undefined;
  return (
    <Card title={healthMessages.title}>
      {!result && loaded.status === "loading" && <Loading>{healthMessages.checking}</Loading>}
      {result?.done === false && <ErrorState retry={retry}>{result.sentence}</ErrorState>}
      {result?.done && (
        <>
          <HealthReportView report={result.value} />
          <Button className={classes.button} variant="outline" onClick={retry}>
            {healthMessages.lookAgain}
          </Button>
          <Link className={classes.button} to={routes.writing}>
            {healthMessages.writing}
          </Link>
        </>
      )}
    </Card>
  );
}
