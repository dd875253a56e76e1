// The request to write a part of a course again: it has nothing of another course or another business.
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyDraft, moduleTools, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { generationRequest } from "../../../domain/course/request/generation-request";
import { generationRequestOf } from "./generation-request";

const secret = "Northwind";
const gap = `For: roles, from the training plan of ${secret}`;
const about = "Module 1: Start";
const lesson = aGeneratedText({ about, text: "# Lesson\n\n## Agenda\n\nOld.", trainingGap: gap });
const assessment = aGeneratedText({
  about,
  text: "# Check\n\n1. Who?\n   A. Ada\n   B. Ben\n   Answer: A\n\n2. Where?\n   A. Here\n   B. There\n   Answer: B\n",
});
const outline = aGeneratedText({ text: "# Lifting\n\n## Module 1: Start\n\n## Module 2: End", trainingGap: gap });

/** A browser in which other courses were made, for other businesses, before this one. */
function aBusyDraft(note: string): CourseDraft {
  const other = aGeneratedText({ text: `# ${secret} ${note}`, about: `${secret} ${note}`, trainingGap: gap });
  const elsewhere = { [`Module 2: ${secret}`]: other };
  return {
    ...emptyDraft,
    topic: "Safe lifting",
    selectedModule: about,
    trainingGap: gap,
    modulesBefore: [`Module 2: ${secret}`],
    "course-outline": outline,
    "study-material": other,
    "lesson-content": { ...elsewhere, [about]: lesson },
    storyboard: elsewhere,
    assessment: { ...elsewhere, [about]: assessment },
    history: Object.fromEntries(
      ["course-outline", "study-material", ...moduleTools].map((tool) => [tool, [other]]),
    ) as CourseDraft["history"],
  };
}

test("a request to rewrite holds nothing of other courses or businesses", () => {
  const rewrites = [
    { tool: "lesson-content", rewrite: { index: 1, of: lesson, change: "simpler" } },
    { tool: "lesson-content", rewrite: { index: 1, of: lesson, mends: [] } },
    { tool: "assessment", rewrite: { index: 0, of: assessment, isQuestion: true, wish: "easier" } },
    { tool: "course-outline", rewrite: { index: 1, of: outline, change: "audience", wish: "nurses" } },
  ] as const;
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...rewrites), (note, { tool, rewrite }) => {
      const request = generationRequestOf(aBusyDraft(note), tool, { about: rewrite.of.about, rewrite });
      expect(JSON.stringify(request)).not.toContain(secret);
      expect(generationRequest.safeParse(request).success).toBe(true);
    }),
  );
});

test("a question is sent alone, and so is a section that is only mended", () => {
  const draft = aBusyDraft("");
  const question = generationRequestOf(draft, "assessment", {
    about,
    rewrite: { index: 1, of: assessment, isQuestion: true },
  });
  expect(question.section).toMatchObject({ heading: "Where?", isQuestion: true });
  expect(question.section?.text).toMatch(/^2\. Where/);
  expect(JSON.stringify(question)).not.toContain("Who?");
  expect(question.outline).toBeUndefined();
  const mended = generationRequestOf(draft, "lesson-content", { about, rewrite: { index: 1, of: lesson, mends: [] } });
  expect(mended.section?.text).toBe("## Agenda\n\nOld.");
  expect(mended.outline).toBeUndefined();
});

test("a section goes with the text around it, so that nothing is said twice", () => {
  const request = generationRequestOf(aBusyDraft(""), "lesson-content", { about, rewrite: { index: 1, of: lesson } });
  expect(request.section).toEqual({ heading: "Agenda", text: lesson.text });
  expect(request.outline).toBe(outline.text);
});

test("the objectives and the lesson of the module go along to its storyboard and its assessment, and to nothing else", () => {
  const marked = aGeneratedText({
    text: "# Lifting\n\n## Module 1: Start\n\n- **Lift** a box [O1.1 L3]\n\nPractice [O1.1]\n\n## Module 2: End\n\n- Rest [O2.1 L1]",
  });
  const draft = { ...aBusyDraft(""), "course-outline": marked };
  for (const tool of ["storyboard", "assessment"] as const) {
    const request = generationRequestOf(draft, tool, { about });
    expect(request).toMatchObject({ objectives: ["Lift a box [O1.1 L3]"], lesson: lesson.text });
    expect(generationRequest.safeParse(request).success).toBe(true);
  }
  for (const tool of ["course-outline", "study-material", "lesson-content"] as const)
    expect(generationRequestOf(draft, tool, { about })).not.toHaveProperty("lesson");
});

test("a text goes to be translated alone, with its language and the title of the course where that is asked for", () => {
  const translation = { of: lesson, part: lesson.text, nth: 0, before: "", language: "German", title: "# Lifting" };
  const request = generationRequestOf(aBusyDraft(""), "lesson-content", { about, translation });
  expect(request).toEqual({
    topic: about,
    language: "German",
    translate: { text: "Lifting\n\n# Lesson\n\n## Agenda\n\nOld." },
  });
  expect(generationRequest.safeParse(request).success).toBe(true);
});
