import type { HealthReport } from "../../../domain/operation/health";
import { healthMessages, lateness } from "../../../domain/operation/words";
import classes from "./health.module.css";

export function HealthReportView({ report }: { report: HealthReport }) {
  return (
    <>
      <LateParts {...report} />
      <p>{healthMessages.runs(report)}</p>
    </>
  );
}

function LateParts({ late }: HealthReport) {
  if (late.length === 0) return <p role="status">{healthMessages.well}</p>;
  return (
    <ul className={classes.late} aria-label={healthMessages.late}>
      {late.map((name) => (
        <li key={name}>
          <strong>{lateness[name].problem}</strong> {lateness[name].remedy}
        </li>
      ))}
    </ul>
  );
}
