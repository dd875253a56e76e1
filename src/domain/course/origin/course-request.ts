// From an item of a training plan to a course that is designed for it: what the assessment hands to the tools, which
// know nothing of each other otherwise.
import { itemTitle } from "../../assessment/plan/item-title";
import type { PlanItem } from "../../assessment/plan/plan";
import type { ResolvedReference } from "../../assessment/plan/references";
import { ratingOf } from "../../assessment/questionnaire/questionnaire";
import { asPlainLine } from "../../kernel/plain-line";
import type { CourseRequest } from "./stored-request";

export function courseRequestOf(
  item: PlanItem,
  restsOn: readonly ResolvedReference[],
  business: string,
): CourseRequest {
  const topic = itemTitle(item.text);
  const teams = [...new Set(restsOn.flatMap(({ team }) => team ?? []))];
  const audience = item.group ?? teams.join(", ");
  return {
    topic,
    audience: asPlainLine(audience).slice(0, 200),
    level: levelFor(restsOn),
    trainingGap: `For: ${topic}, from the training plan of ${asPlainLine(business)}`,
  };
}

/**
 * Returns the level of the people's present skills: low ratings call for the basics. Ratings of which 5 is the worst
 * say nothing about skills.
 */
function levelFor(restsOn: readonly ResolvedReference[]): CourseRequest["level"] {
  const ratings = restsOn.flatMap(({ question, answer }) =>
    question.id === "gapAnalysis" ? [] : (ratingOf(answer) ?? []),
  );
  if (ratings.length === 0) return "";
  const lowest = Math.min(...ratings);
  return lowest <= 2 ? "introductory" : lowest === 3 ? "intermediate" : "advanced";
}
