import { versionAsPlan, type PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";
import { deskWords } from "../../../domain/assessment/plan/versions/words";
import { PlanView } from "../plan/plan-view";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";

interface ShownVersionProps {
  business: Pick<DeskBusiness, "answers" | "gaps">;
  version: PlanVersion;
}

/** A version as the business would read it. */
export function ShownVersion({ business: { answers, gaps }, version }: ShownVersionProps) {
  return (
    <section className={classes.shown} aria-label={deskWords.showing(version.number)}>
      <PlanView plan={versionAsPlan(version)} answers={answers} gaps={gaps} />
    </section>
  );
}
