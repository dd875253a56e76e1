import type { PlanPhase } from "../../../domain/assessment/results/plan-at-a-glance";
import { phaseStates, resultsWords } from "../../../domain/assessment/results/words";
import { cutAtWord } from "../../../domain/kernel/texts";
import { TrailMark } from "../../../ui/trail/trail-mark";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import classes from "./year-trail.module.css";

/** The plan's time as a trail: what is behind, where one is, and what lies ahead. */
export function YearTrail({ phases }: { phases: readonly PlanPhase[] }) {
  return (
    <ol className={classes.year} aria-label={resultsWords.year}>
      {phases.map(({ title, says, state }) => (
        <li key={title} data-state={state}>
          <TrailMark state={state} />
          <h3>{title}</h3>
          <VisuallyHidden>{phaseStates[state]}</VisuallyHidden>
          {says !== "" && <p>{cutAtWord(says, 90)}</p>}
        </li>
      ))}
    </ol>
  );
}
