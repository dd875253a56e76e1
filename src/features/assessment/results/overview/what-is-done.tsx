import { Link } from "react-router-dom";
import { actionKindNames, diagnosisWords } from "../../../../domain/assessment/diagnosis/words";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { labelWithTeam } from "../../../../domain/assessment/gap-profile/words";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { answerToGap } from "../../../../domain/assessment/results/plan-at-a-glance";
import { cutAtWord } from "../../../../domain/kernel/texts";
import type { Results } from "../../results-data/results";
import classes from "./overview.module.css";

interface WhatIsDoneProps {
  gap: Gap;
  results: Pick<Results, "plan" | "diagnosis">;
  planLink: string | undefined;
}

/** The plan's action for a gap with the way to it; without a plan, what closes such a gap. */
export function WhatIsDone({ gap, results: { plan, diagnosis }, planLink }: WhatIsDoneProps) {
  if (!plan || !diagnosis) return <p>{gap.trainingReason}</p>;
  const action = answerToGap(readPlan(plan.text), gap, diagnosis);
  if (!action) return <p className={classes.soft}>{diagnosisWords.notDealtWith}</p>;
  const { item, title, says, anchor } = action;
  // An action that is called like its gap says nothing by its title.
  const does = says !== "" && labelWithTeam(gap).startsWith(title) ? withCapital(cutAtWord(says, 100)) : title;
  return (
    <p>
      {item.kind && <strong>{actionKindNames[item.kind]}: </strong>}
      {planLink === undefined ? does : <Link to={`${planLink}#${anchor}`}>{does}</Link>}
    </p>
  );
}

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
