import { expect, test } from "vitest";
import { courseTexts, isWritten, missingTexts, moduleTitle, nameOfText, nextText } from "./course-texts";
import { emptyDraft, withEdit, withText, type CourseDraft } from "../draft";
import { aGeneratedText } from "../draft.fixture";

const start = "Module 1: Start";
const outlined: CourseDraft = { ...withText(emptyDraft, "course-outline", aGeneratedText()), topic: "Something typed" };

function having(draft: CourseDraft, ...texts: (readonly ["lesson-content" | "storyboard" | "assessment", string])[]) {
  return texts.reduce((so, [tool, about]) => withText(so, tool, aGeneratedText({ about })), draft);
}

const names = (draft: CourseDraft) => missingTexts(draft).map(nameOfText);

test("a course has an outline, study material and three texts for each module, in the order of writing", () => {
  expect(courseTexts(outlined).map(nameOfText)).toEqual([
    "Outline",
    "Study material",
    ...["Module 1 lesson", "Module 1 storyboard", "Module 1 assessment"],
    ...["Module 2 lesson", "Module 2 storyboard", "Module 2 assessment"],
  ]);
  expect(courseTexts(emptyDraft).map(nameOfText)).toEqual(["Outline", "Study material"]);
});

test("what is missing is about the course's topic, not about what has been typed since", () => {
  expect(missingTexts(outlined)[0]).toMatchObject({ tool: "study-material", about: "Safe lifting" });
});

test("a text is missing until it is written to its end, and before there is an outline none is", () => {
  const begun = withText(outlined, "study-material", aGeneratedText({ incomplete: true }));
  expect(names(having(begun, ["lesson-content", start]))).toEqual([
    "Study material",
    ...["Module 1 storyboard", "Module 1 assessment"],
    ...["Module 2 lesson", "Module 2 storyboard", "Module 2 assessment"],
  ]);
  expect(names({ ...emptyDraft, topic: "Lifting" })).toEqual([]);
  expect(names(withText(emptyDraft, "course-outline", aGeneratedText({ incomplete: true })))).toEqual([]);
});

test("a module that is being renamed keeps its texts", () => {
  const written = having(outlined, ["lesson-content", start]);
  const edited = withEdit(written, "course-outline", "## Module 1: Begin\n\n## Module 2: End");
  const lesson = courseTexts(edited).find(({ tool }) => tool === "lesson-content");
  expect(lesson).toMatchObject({ about: "Module 1: Begin", module: 1 });
  expect(lesson && isWritten(lesson)).toBe(true);
});

test.each([
  ["course-outline", 0, "Next: Lesson Content", "lesson-content", 1],
  ["course-outline", 2, "Next: Lesson Content", "lesson-content", 2],
  ["lesson-content", 2, "Next: Storyboard", "storyboard", 2],
  ["storyboard", 1, "Next: Assessment", "assessment", 1],
  ["assessment", 1, "Next: Module 2 lesson", "lesson-content", 2],
  ["assessment", 2, "Next: Study material", "study-material", undefined],
  ["study-material", 1, "Next: Module 1 lesson", "lesson-content", 1],
] as const)("from %s of module %i one goes on by %s", (tool, module, label, to, next) => {
  const found = nextText(outlined, tool, module);
  expect([found?.label, found?.tool, found?.module]).toEqual([label, to, next]);
});

test("from the last text one goes to the first that is missing, and when none is there is no next text", () => {
  const all = courseTexts(outlined).flatMap(({ tool, about }) =>
    tool === "course-outline" || tool === "study-material" ? [] : ([[tool, about]] as const),
  );
  const material = withText(outlined, "study-material", aGeneratedText());
  expect(nextText(having(material, ...all.slice(1)), "assessment", 2)?.label).toBe("Next: Module 1 lesson");
  const withoutAssessment = having(
    material,
    ...all.filter(([tool, about]) => `${tool} ${about}` !== `assessment ${start}`),
  );
  expect(nextText(withoutAssessment, "assessment", 2)?.label).toBe("Next: Module 1 assessment");
  expect(nextText(having(material, ...all), "assessment", 2)).toBeUndefined();
  expect(nextText(having(material, ...all), "study-material", 1)).toBeUndefined();
  expect(nextText(emptyDraft, "study-material", 0)?.label).toBe("Next: Outline");
});

test.each([
  ["Module 2: Tools and checklists", 2, "2 Tools and checklists"],
  ["2. Tools", 2, "2 Tools"],
  ["Модуль 2. Инструменты", 2, "2 Инструменты"],
  ["第2模块：工具", 2, "2 工具"],
  ["Tools 2 go", 2, "Tools 2 go"],
  ["Module 3: Tools", 2, "Module 3: Tools"],
  ["Module 2:", 2, "Module 2:"],
])("%s is module %i by the name of %s", (label, number, title) => {
  expect(moduleTitle(label, number)).toBe(title);
});
