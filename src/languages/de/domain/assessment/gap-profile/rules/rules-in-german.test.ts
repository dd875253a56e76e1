import { expect, test } from "vitest";
import { businessRules as business } from "../../../../../../domain/assessment/gap-profile/rules/business-rules";
import { needsCheckRules as needsCheck } from "../../../../../../domain/assessment/gap-profile/rules/needs-check-rules";
import { strategyRules as strategy } from "../../../../../../domain/assessment/gap-profile/rules/strategy-rules";
import { teamRules as team } from "../../../../../../domain/assessment/gap-profile/rules/team-rules";
import { companyIndicators as company } from "../../../../../../domain/assessment/gap-profile/company-indicators";
import { contexts } from "../../../../../../domain/assessment/gap-profile/indicators";
import { teamDimensions as dimensions } from "../../../../../../domain/assessment/gap-profile/team-dimensions";
import { companyIndicators } from "../company-indicators";
import { contexts as germanContexts } from "../indicators";
import { teamDimensions } from "../team-dimensions";
import { businessRules } from "./business-rules";
import { needsCheckRules } from "./needs-check-rules";
import { strategyRules } from "./strategy-rules";
import { teamRules } from "./team-rules";

const shown = new Set(["because", "label", "says"]);

function withoutTexts(entries: object): string {
  return JSON.stringify(entries, (key, value: unknown) => (shown.has(key) ? "–" : value));
}

test.for<[string, object, object]>([
  ["business", business, businessRules],
  ["needs check", needsCheck, needsCheckRules],
  ["strategy", strategy, strategyRules],
  ["team", team, teamRules],
  ["company", company, companyIndicators],
  ["dimensions", dimensions, teamDimensions],
  ["contexts", contexts, germanContexts],
])("%s: conditions, verdicts and order are the same in German", ([, english, german]) => {
  expect(withoutTexts(german)).toBe(withoutTexts(english));
});
