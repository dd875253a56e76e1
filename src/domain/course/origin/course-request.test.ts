import { describe, expect, test } from "vitest";
import { accountMessages } from "../../accounts/words";
import { withFacts } from "../../assessment/answers/answers.fixture";
import { readPlan, type PlanItem } from "../../assessment/plan/plan";
import { aPlanText } from "../../assessment/plan/plan.fixture";
import { allReferences, resolveReference } from "../../assessment/plan/references";
import { samplePlan } from "../../assessment/sample/sample-plan";
import { generationRequest } from "../request/generation-request";
import { courseRequestOf } from "./course-request";
import { itemTitle } from "../../assessment/plan/item-title";
import { plannedLanguage } from "./planned-language";
import { courseRequest } from "./stored-request";
import { withCourseRequest, emptyDraft, hasCourse } from "../draft";
import type { GeneratedText } from "../generated-text";
import { provenanceLine } from "../../kernel/provenance";
import { provenanceOf } from "../exports/provenance";

describe("what an item of a plan is about", () => {
  test.each([
    ["**Leaders who coach.** The person who decides …", "Leaders who coach"],
    ["Plan routes with data. Then measure.", "Plan routes with data"],
    ["Plan routes with version 2.1 of the app", "Plan routes with version 2.1 of the app"],
    ["**Warehouse:** *plan* shifts", "Warehouse"],
    ["Plan\u0007 routes\nwith data", "Plan routes with data"],
    [`${"word ".repeat(40)}end.`, `${"word ".repeat(23).trim()}…`],
  ])("%s", (text, title) => {
    expect(itemTitle(text)).toBe(title);
    expect(generationRequest.safeParse({ topic: itemTitle(text) }).success).toBe(true);
  });
});

const answers = withFacts();
const all = allReferences(answers);

function restsOn(...references: string[]) {
  return references.flatMap((reference) => resolveReference(reference, answers) ?? []);
}

describe("a course for an item", () => {
  const text = "**Clear roles.** Agree on them.";
  const item: PlanItem = { text, references: [], form: "point" };
  const plan = readPlan(aPlanText("", { actions: "- **Clear roles:** two sessions of 45 minutes. [kind: course]" }));
  const source = { business: "Northwind", plan, all, language: "" };
  const given = { item, section: "priorities", rests: [] } as const;

  test.each([
    ["low ratings", restsOn("2.Warehouse.roleClarity", "1.customerSatisfaction"), "introductory"],
    ["ratings in the middle", restsOn("1.customerSatisfaction"), "intermediate"],
    ["high ratings", restsOn("4.ongoingImportance"), "advanced"],
    ["a wide gap, which is rated 4", restsOn("3.gapAnalysis"), ""],
    ["nothing", [], ""],
  ])("that rests on %s", (_, rests, level) => {
    expect(courseRequestOf({ ...given, rests }, source).level).toBe(level);
  });

  test("takes over nothing that plan and answers do not say", () => {
    const silent = { ...source, plan: readPlan(text), business: accountMessages.businessFallback };
    const course = courseRequestOf(given, silent);
    expect(courseRequest.parse(course)).toEqual({
      topic: "Clear roles",
      audience: "",
      level: "",
      trainingGap: "For: Clear roles, from the training plan of Your Business",
    });
  });

  test("takes its length from its own hours, else from those of the action of its name", () => {
    const own = { ...item, text: "**Clear roles.** A two-day workshop." };
    expect(courseRequestOf(given, source).length).toBe("short");
    expect(courseRequestOf({ ...given, item: own }, source).length).toBe("detailed");
    expect(courseRequestOf(given, { ...source, plan: readPlan("") }).length).toBeUndefined();
  });

  test.each([
    [
      "the team under whose heading it stands",
      "actions",
      "customer  care",
      restsOn("2.Warehouse.roleClarity"),
      "Customer care (Northwind)",
    ],
    ["those that an action names", "actions", "All shift leads", [], "All shift leads (Northwind)"],
    [
      "the teams whose answers it rests on",
      "objectives",
      "By spring",
      restsOn("2.Warehouse.roleClarity", "2.Customer care.roleClarity"),
      "Warehouse, Customer care (Northwind)",
    ],
    ["the business, where no team is named", "objectives", "By spring", restsOn("1.customerSatisfaction"), "Northwind"],
  ] as const)("is for %s", (_, section, group, rests, audience) => {
    expect(courseRequestOf({ item: { ...item, group }, section, rests }, source).audience).toBe(audience);
  });
});

describe("the language of a course", () => {
  const german = readPlan(
    "## Priorities\n\n- **Klare Rollen.** Die Leitung legt fest, wer für die Retouren zuständig ist, und das Team übt es mit der Schicht.",
  );
  const says = (workLanguages?: string) => ({ "4": { ...(workLanguages !== undefined && { workLanguages }) } });

  test.each([
    ["the one that the people work in", german, says("español"), "Spanish"],
    ["that of the plan, where they work in several", german, says("Spanish, German"), "German"],
    ["that of the plan, where they do not say", german, says(), "German"],
    ["that of the plan, where it cannot be read", german, says("mostly Spanish"), "German"],
    ["English, where the plan is", readPlan(samplePlan), says(), "English"],
    ["not said by a plan of a few words", readPlan("## Summary\n\nKlare Rollen."), says(), ""],
  ])("is %s", (_, plan, given, language) => {
    expect(plannedLanguage(plan, given)).toBe(language);
  });
});

describe("a course that begins for a gap", () => {
  const old: GeneratedText = {
    text: "# Old",
    about: "Old",
    model: "m",
    writtenAt: "2026-01-01T00:00:00.000Z",
    edited: false,
    incomplete: false,
  };
  const wanted = courseRequest.parse({
    topic: "Clear roles",
    audience: "Sales",
    level: "advanced",
    trainingGap: "For: roles",
  });

  test("fills in topic, audience and level, and loses no text of the course before", () => {
    const before = {
      ...emptyDraft,
      topic: "Old",
      "course-outline": old,
      "study-material": old,
      storyboard: { Old: old },
    };
    const draft = withCourseRequest(before, wanted);
    expect(draft).toMatchObject({ topic: "Clear roles", trainingGap: "For: roles", storyboard: {} });
    expect(draft.options).toMatchObject({ audience: "Sales", level: "advanced", length: "", language: "" });
    expect(draft["course-outline"] ?? draft["study-material"]).toBeUndefined();
    for (const tool of ["course-outline", "study-material", "storyboard"] as const)
      expect(draft.history[tool]).toEqual([old]);
  });

  test("takes over the length and the language that are asked for, and keeps the last ones else", () => {
    const options = { ...emptyDraft.options, length: "detailed", language: "Dutch" } as const;
    const before = { ...emptyDraft, options };
    expect(withCourseRequest(before, wanted).options).toMatchObject({ length: "detailed", language: "Dutch" });
    const asked = { ...wanted, length: "short", language: "German" } as const;
    expect(withCourseRequest(before, asked).options).toMatchObject({ length: "short", language: "German" });
  });

  test("is asked about only where there is a course already", () => {
    expect(hasCourse(emptyDraft)).toBe(false);
    expect(hasCourse({ ...emptyDraft, topic: " " })).toBe(false);
    expect(hasCourse({ ...emptyDraft, topic: "Roles" })).toBe(true);
    expect(hasCourse({ ...emptyDraft, storyboard: { Old: old } })).toBe(true);
  });

  test("names its gap in the provenance of every text", () => {
    const line = provenanceLine(
      provenanceOf({ ...old, trainingGap: "For: roles, from the training plan of Northwind" }),
      String,
    );
    expect(line).toMatch(/^For: roles, from the training plan of Northwind · Written by m on/);
  });
});
