// From an item of a training plan to a course that is designed for it: what the assessment hands to the tools, which
// know nothing of each other otherwise.
import { itemTitle } from "../../assessment/plan/item-title";
import type { Plan } from "../../assessment/plan/plan";
import type { ResolvedReference } from "../../assessment/plan/references";
import { ratingOf } from "../../assessment/questionnaire/questionnaire";
import { accountMessages } from "../../accounts/words";
import { asPlainLine } from "../../kernel/plain-line";
import { askedTeams, itemsUnder, type EvidencedItem } from "./item-evidence";
import { plannedLength } from "./planned-length";
import { purposeWords } from "./purpose-words";
import type { CourseRequest } from "./stored-request";

const longestAudience = 200;

type RequestedItem = Omit<EvidencedItem, "gaps">;

interface Source {
  readonly business: string;
  readonly plan: Plan;
  /** Everything that the business has answered. */
  readonly all: readonly ResolvedReference[];
  /** Empty if it is not said. */
  readonly language: string;
}

/** Says of a course only what its plan and the answers say; its designer sees all of it before any of it is sent. */
export function courseRequestOf(given: RequestedItem, source: Source): CourseRequest {
  const { business, plan, language } = source;
  const { item, rests } = given;
  const topic = itemTitle(item.text);
  const actions = itemsUnder(plan, "actions").filter(({ text }) => itemTitle(text) === topic);
  const length = [item, ...actions].flatMap(({ text }) => plannedLength(text) ?? [])[0];
  return {
    topic,
    audience: audienceOf(given, source),
    level: levelFor(rests),
    ...(length && { length }),
    ...(language && { language }),
    trainingGap: purposeWords.trainingGap(topic, asPlainLine(business)),
  };
}

/** "Warehouse, Customer care (Northwind)": the teams of an item, and the business. */
function audienceOf(given: RequestedItem, { all, business }: Source): string {
  const asked = askedTeams(given, all);
  const { item, section } = given;
  const teams = asked.length === 0 && section === "actions" ? (item.group ?? "") : asked.join(", ");
  const name = business === accountMessages.businessFallback ? "" : asPlainLine(business);
  const audience = teams === "" || name === "" ? teams + name : `${teams} (${name})`;
  return asPlainLine(audience).slice(0, longestAudience);
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
