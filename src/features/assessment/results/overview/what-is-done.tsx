import { Link } from "react-router-dom";
import { actionKindNames, diagnosisWords } from "../../../../domain/assessment/plan-checks/words";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { labelWithTeam } from "../../../../domain/assessment/gap-profile/words";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { answerToGap } from "../../../../domain/assessment/results/plan-at-a-glance";
import { cutAtWord, withCapital } from "../../../../domain/kernel/texts";
import { resultsWords } from "../../../../domain/assessment/results/words";
import type { Results } from "../../results-data/results";
import classes from "./overview.module.css";

interface WhatIsDoneProps {
  /** The gaps of one subject, the most pressing first. */
  gaps: readonly Gap[];
  results: Pick<Results, "plan" | "diagnosis">;
  planLink: string | undefined;
}

/** The plan's first action for one of them with the way to it; without a plan, what closes such a gap. */
export function WhatIsDone({ gaps, results: { plan, diagnosis }, planLink }: WhatIsDoneProps) {
  if (!plan || !diagnosis) return <p>{gaps[0]?.trainingReason}</p>;
  const read = readPlan(plan.text);
  const answers = gaps.map((gap) => ({ gap, action: answerToGap(read, gap, diagnosis) }));
  const { gap, action } = answers.find((answer) => answer.action) ?? {};
  if (!action) return <p className={classes.soft}>{diagnosisWords.notDealtWith}</p>;
  const { item, title, says, anchor } = action;
  // An action that is called like its gap says nothing by its title.
  const more = says === "" ? resultsWords.readInPlan : withCapital(cutAtWord(says, 100));
  const does = gap && labelWithTeam(gap).startsWith(title) ? more : title;
  return (
    <p>
      {item.kind && <strong>{actionKindNames[item.kind]}: </strong>}
      {planLink === undefined ? does : <Link to={`${planLink}#${anchor}`}>{does}</Link>}
    </p>
  );
}
