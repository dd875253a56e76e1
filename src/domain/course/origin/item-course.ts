// The courses that a plan asks for: which of its items can be taught, and what each hands to the tools.
import type { ProgressData } from "../../assessment/answers/answers";
import { gapFinder, itemAnchor } from "../../assessment/plan-checks/check-diagnosis";
import type { Gap } from "../../assessment/gap-profile/ranking";
import { isTraining } from "../../assessment/plan/action-kinds";
import { readPlan, type PlanSection, type StoredPlan } from "../../assessment/plan/plan";
import { allReferences, referenceResolver } from "../../assessment/plan/references";
import { itemKey } from "../../assessment/plan/item-title";
import { courseRequestOf } from "./course-request";
import type { CourseRequest } from "./stored-request";
import { evidenceBehind } from "./item-evidence";
import { plannedLanguage } from "./planned-language";

const teachable: readonly PlanSection["id"][] = ["priorities", "objectives", "actions"];

/** The source of courses: a business's plan, and the answers behind it. */
export interface CourseSource {
  readonly invitationId: string;
  readonly business: string;
  readonly plan: StoredPlan;
  readonly answers: ProgressData;
  readonly gaps: readonly Gap[];
}

/** An item that a course can be made of. */
export interface CourseItem {
  readonly section: PlanSection["id"];
  /** The id of its element where the whole plan is. */
  readonly anchor: string;
  /** The item in words that a later version of the plan has, too. */
  readonly key: string;
  readonly request: CourseRequest;
}

/** The items of a plan that can be taught, by the ids of their elements. */
export function courseItems({ invitationId, business, plan, answers, gaps }: CourseSource): Map<string, CourseItem> {
  const read = readPlan(plan.text);
  const all = allReferences(answers);
  const resolve = referenceResolver(answers);
  const gapsOf = gapFinder(gaps, resolve);
  const language = plannedLanguage(read, answers);
  const items = read.sections.flatMap(({ id: section, items }, sectionIndex) =>
    items.flatMap((item, nth): CourseItem[] => {
      if (!teachable.includes(section) || !isTraining(item.kind)) return [];
      const anchor = itemAnchor(sectionIndex, nth);
      const key = itemKey(section, item);
      const rests = item.references.flatMap((reference) => resolve(reference) ?? []);
      const given = { item, section, rests };
      const request = courseRequestOf(given, { business, plan: read, all, language });
      const origin = {
        invitationId,
        business,
        ...(plan.version !== undefined && { planVersion: plan.version }),
        item: key,
        anchor,
        title: request.topic,
        evidence: evidenceBehind({ ...given, gaps: gapsOf(item.references) }, read, all),
      };
      return [{ section, anchor, key, request: { ...request, origin } }];
    }),
  );
  return new Map(items.map((each) => [each.anchor, each]));
}
