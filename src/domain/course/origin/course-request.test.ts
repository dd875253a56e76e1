import { describe, expect, test } from "vitest";
import { fullAnswers } from "../../assessment/answers/answers.fixture";
import { resolveReference } from "../../assessment/plan/references";
import { generationRequest } from "../request/generation-request";
import { courseRequestOf } from "./course-request";
import { itemTitle } from "../../assessment/plan/item-title";
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

function restsOn(...references: string[]) {
  return references.flatMap((reference) => resolveReference(reference, fullAnswers()) ?? []);
}

describe("a course for an item", () => {
  const item = { text: "**Clear roles.** Agree on them.", references: [], form: "point" } as const;

  test.each([
    ["low ratings", restsOn("2.Warehouse.roleClarity", "1.customerSatisfaction"), "introductory", "Warehouse"],
    ["ratings in the middle", restsOn("1.customerSatisfaction"), "intermediate", ""],
    ["high ratings", restsOn("4.ongoingImportance"), "advanced", ""],
    ["a wide gap, which is rated 4", restsOn("3.gapAnalysis"), "", ""],
    ["nothing", [], "", ""],
  ])("that rests on %s", (_, answers, level, audience) => {
    const course = courseRequestOf(item, answers, "Northwind");
    expect(courseRequest.parse(course)).toEqual({
      topic: "Clear roles",
      audience,
      level,
      trainingGap: "For: Clear roles, from the training plan of Northwind",
    });
  });

  test("is for the team under whose heading it stands", () => {
    expect(courseRequestOf({ ...item, group: "Customer care" }, [], "Northwind").audience).toBe("Customer care");
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
    expect(draft.options).toMatchObject({ audience: "Sales", level: "advanced" });
    expect(draft["course-outline"] ?? draft["study-material"]).toBeUndefined();
    for (const tool of ["course-outline", "study-material", "storyboard"] as const)
      expect(draft.history[tool]).toEqual([old]);
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
