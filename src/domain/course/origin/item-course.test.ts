import { expect, test } from "vitest";
import { fullAnswers, withFacts } from "../../assessment/answers/answers.fixture";
import { gapProfile } from "../../assessment/gap-profile/gap-profile";
import { aPlanText } from "../../assessment/plan/plan.fixture";
import { isFor } from "./course-origin";
import { courseItems, type CourseSource } from "./item-course";

const roles = "[answers: 2.Warehouse.roleClarity]";
const text = aPlanText(undefined, {
  priorities: `- **Clear roles.** Returns wander about. First step: one page for each role. For leads. ${roles}`,
  objectives: `- Speak about data.\n- **Name** who answers for returns. ${roles}`,
  actions: [
    `### Warehouse\n\n- **Clear roles:** write down who does what. [kind: course] ${roles}`,
    `- **Forklifts:** buy two. [kind: decision] [answers: 2.Warehouse.resourceAdequacy]`,
    `### Customer care\n\n- **Clear roles:** hold a workshop. [kind: coaching] [answers: 2.Customer care.roleClarity]`,
  ].join("\n"),
  measures: `- Fewer parcels are lost. [answers: 0.kpiList]\n- Returns are settled in a day. ${roles}`,
});

function aSource(changes: Partial<CourseSource> = {}): CourseSource {
  const answers = changes.answers ?? withFacts();
  const gaps = gapProfile(answers).gaps;
  const plan = { text, version: 3 };
  return { invitationId: "northwind-code", business: "Northwind", plan, answers, gaps, ...changes };
}

function evidenceAt(anchor: string, changes?: Partial<CourseSource>) {
  const evidence = courseItems(aSource(changes)).get(anchor)?.request.origin?.evidence ?? [];
  return evidence.map(({ kind, text: line, ...said }) =>
    "reference" in said ? [kind, said.reference, line] : [kind, line],
  );
}

test("courses are made of priorities, objectives and actions that train", () => {
  const items = courseItems(aSource());
  expect([...items.values()].map(({ anchor, key }) => [anchor, key])).toEqual([
    ["plan-item-2-1", "priorities//clearroles"],
    ["plan-item-3-1", "objectives//speakaboutdata"],
    ["plan-item-3-2", "objectives//name"],
    ["plan-item-4-1", "actions/warehouse/clearroles"],
    ["plan-item-4-3", "actions/customercare/clearroles"],
  ]);
});

test("an action carries its gap, what the plan wants with it, what was said, what was tried and how many they are", () => {
  expect(evidenceAt("plan-item-4-1")).toEqual([
    ["gap", "Role clarity in Warehouse"],
    ["objective", "Name who answers for returns."],
    ["measure", "Returns are settled in a day."],
    ["firstStep", "Clear roles: write down who does what."],
    ["answer", "2.Warehouse.roleClarity", "1 (1 = Not clear at all, 5 = Very clear)"],
    ["answer", "2.Warehouse.roleFollowUp", "Nobody knows who answers for returns."],
    ["method", "4.programEffectivenessFollowUp", "Courses are too general."],
    ["method", "4.currentMethodologies", "In-person training, Workshops, Other"],
    ["method", "4.otherMethodology", "Ride-alongs with experienced drivers"],
    ["method", "4.experimentedMethodsFollowUp", "Ride-alongs worked best, webinars worst."],
    ["method", "2.Warehouse.trainingProgramFeedback", "The safety course is good, the rest is outdated."],
    ["teamSize", "2.Warehouse.teamSize", "12"],
    ["hours", "4.trainingHours", "2 to 4 hours"],
  ]);
});

test("an action says of its own team alone, also where another has the same", () => {
  const said = evidenceAt("plan-item-4-3").filter(([kind]) => kind !== "method");
  expect(said).toContainEqual(["teamSize", "2.Customer care.teamSize", "13"]);
  expect(JSON.stringify(said)).not.toContain("2.Warehouse");
});

test("a priority carries the first step that it names itself", () => {
  expect(evidenceAt("plan-item-2-1")).toContainEqual(["firstStep", "one page for each role."]);
});

test("what a plan and answers do not say is not there", () => {
  const bare = { plan: { text: aPlanText("") }, answers: { "1": fullAnswers()["1"] ?? {} } };
  expect(evidenceAt("plan-item-2-1", bare)).toEqual([["measure", "What Measures of success says."]]);
});

test("an item is known again in a later version of the plan, and in no other business", () => {
  const begun = courseItems(aSource()).get("plan-item-4-1")?.request.origin;
  const later = text.replace("### Warehouse\n\n", "### Warehouse\n\n- **Before:** agree. [kind: decision]\n");
  const moved = courseItems(aSource({ plan: { text: later, version: 4 } })).get("plan-item-4-2");
  expect(isFor(begun, "northwind-code", moved?.key ?? "")).toBe(true);
  expect(isFor(begun, "harvest-code", moved?.key ?? "")).toBe(false);
});
