// The words of a business that leave the browser, over 500 random courses: exactly the ticked ones.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { withFacts } from "../../../domain/assessment/answers/answers.fixture";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import { emptyDraft, withCourseRequest, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { generationRequest } from "../../../domain/course/request/generation-request";
import { withTicked, type CourseOrigin } from "../../../domain/course/origin/course-origin";
import { courseItems } from "../../../domain/course/origin/item-course";
import { toolNames } from "../../../domain/kernel/tool-names";
import { generationRequestOf } from "../course/generation-request";

const text = aPlanText(undefined, {
  priorities:
    "- **Customers first.** [answers: 1.customerSatisfaction, 1.supportAreas.Processes, 4.programEffectiveness]\n- **Data.** [answers: 3.futureReadiness, 3.currentPerformance]",
  objectives: "- Settle returns. [answers: 2.Warehouse.roleClarity]\n- Plan by data. [answers: 3.futureReadiness]",
  actions:
    "### Warehouse\n\n- **Roles.** [kind: course] [answers: 2.Warehouse.roleClarity, 2.Warehouse.communication]\n\n### Customer care\n\n- **Listen.** [kind: coaching] [answers: 2.Customer care.collaboration]",
});

/** The same answers, each sentence with a word of its own that no other business has. */
function answersOf(business: string): ProgressData {
  let nth = 0;
  const marked = (value: unknown): unknown =>
    typeof value === "string" && /\s.*\.$/.test(value) ? `${value} ${business}-said-${nth++}-` : value;
  return JSON.parse(JSON.stringify(withFacts()), (_, value: unknown) => marked(value)) as ProgressData;
}

const courses = ["alder", "birch", "cedar"].flatMap((business) => {
  const answers = answersOf(business);
  const source = {
    invitationId: `${business}-code`,
    business,
    plan: { text },
    answers,
    gaps: gapProfile(answers).gaps,
  };
  return [...courseItems(source).values()].map(({ request }) => ({ business, answers, request }));
});

function ticked(origin: CourseOrigin | undefined, ticks: readonly boolean[]): CourseOrigin | undefined {
  return ticks.reduce((so, isTicked, nth) => so && withTicked(so, nth, isTicked), origin);
}

/** Returns a draft in a browser in which another course was made before, for another business. */
function aDraft(
  request: (typeof courses)[number]["request"],
  before: (typeof courses)[number]["request"],
): CourseDraft {
  const old = {
    ...withCourseRequest(emptyDraft, before),
    "course-outline": aGeneratedText({ text: "## Module 1: Old" }),
  };
  return withCourseRequest(old, request);
}

const marksIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/\w+-said-\d+-/g))].sort();

test("over 500 random courses a request holds what was left ticked, and nothing else of any business", () => {
  let struck = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...courses),
      fc.constantFrom(...courses),
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      fc.constantFrom(...toolNames),
      ({ business, answers, request }, before, ticks, tool) => {
        const begun = aDraft(request, before.request);
        const draft = { ...begun, origin: ticked(begun.origin, ticks) };
        const sent = generationRequestOf(draft, tool, { about: "Module 1: Roles" });
        const left = (request.origin?.evidence ?? []).filter((_, nth) => ticks[nth]);
        const lines = left.map((each) => ({
          kind: each.kind,
          text: each.text,
          ...("reference" in each && { reference: each.reference }),
        }));
        expect(sent.evidence).toEqual(lines.length === 0 ? undefined : { invitationId: `${business}-code`, lines });
        expect(marksIn(sent)).toEqual(marksIn(left));
        expect(marksIn(answers)).toEqual(expect.arrayContaining(marksIn(sent)));
        expect(generationRequest.parse(sent)).toEqual(sent);
        struck += (request.origin?.evidence.length ?? 0) - left.length;
      },
    ),
    { numRuns: 500 },
  );
  expect(struck).toBeGreaterThan(500);
});
