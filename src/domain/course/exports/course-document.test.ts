import { expect, test } from "vitest";
import { courseDocument, textDocument, wholeDocument } from "./course-document";
import { trainersGuide } from "./trainers-guide";
import { emptyDraft, type CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";

function aPiece(text: string, about: string, changes: Partial<GeneratedText> = {}): GeneratedText {
  return {
    text,
    about,
    model: "sample-1",
    writtenAt: "2026-11-21T09:00:00.000Z",
    edited: false,
    incomplete: false,
    ...changes,
  };
}

const formatTime = (time: Date) => time.toISOString().slice(0, 10);

const draft: CourseDraft = {
  ...emptyDraft,
  topic: "Safe lifting",
  "course-outline": aPiece("# Safe lifting\n\n## Module 1: Start\n\n## Module 2: End", "Safe lifting"),
  "lesson-content": {
    "Module 2: End": aPiece("# Lesson two", "Module 2: End"),
    "Module 1: Start": aPiece("# Lesson one", "Module 1: Start"),
  },
  assessment: { "Module 1: Start": aPiece("1. What?\n```\n# code\n```", "Module 1: Start", { edited: true }) },
};

test("the whole course follows the order of its modules, each text one level below its title", () => {
  const headings = wholeDocument(courseDocument(draft, formatTime))
    .split("\n")
    .filter((line) => line.startsWith("#"));
  expect(headings).toEqual([
    "# Safe lifting",
    "## Course outline",
    "### Safe lifting",
    "#### Module 1: Start",
    "#### Module 2: End",
    "## Lesson content: Module 1: Start",
    "### Lesson one",
    "## Assessment: Module 1: Start",
    "# code",
    "## Lesson content: Module 2: End",
    "### Lesson two",
  ]);
});

test("every exported text says which model wrote it, when, whether it was edited, and that it is a draft", () => {
  const lesson = aPiece("Text.", "x", { edited: true, incomplete: true });
  expect(wholeDocument(textDocument("lesson-content", lesson, { formatTime, withAnswers: true }))).toContain(
    "Written by sample-1 on 2026-11-21 · edited by hand · incomplete · AI draft, check before use. Digital source type (IPTC): compositeWithTrainedAlgorithmicMedia.",
  );
  expect(wholeDocument(courseDocument(draft, formatTime)).match(/AI draft, check before use/g)).toHaveLength(4);
});

test("only the words of a text are in its language, not what is said about it", () => {
  const lesson = aPiece("# Heben", "Module 1: Start", { language: "de" });
  const german = courseDocument({ ...draft, "lesson-content": { "Module 1: Start": lesson } }, formatTime);
  expect(german.filter(({ language }) => language === "de")).toEqual([{ markdown: "### Heben", language: "de" }]);
  const [words, origin] = textDocument("lesson-content", lesson, { formatTime, withAnswers: true });
  expect([words?.language, origin?.language]).toEqual(["de", undefined]);
});

test("the whole course ends with what serves which objective", () => {
  const outline = aPiece("# C\n\n## Module 1: Start\n\n- Lift [O1.1 L3]\n- Carry [O1.2 L3]\n\n## Module 2: End", "C");
  const lesson = aPiece("## Practice\n\nTry it. [O1.1]", "Module 1: Start");
  const course = { ...draft, "course-outline": outline, "lesson-content": { "Module 1: Start": lesson } };
  const whole = wholeDocument(courseDocument(course, formatTime));
  expect(whole.split("## Alignment matrix\n\n")[1]).toBe(
    [
      "| Objective | Lesson | Screens | Questions |",
      "| --- | --- | --- | --- |",
      "| 1.1 Lift | Practice | not written yet | not marked in this text |",
      "| 1.2 Carry | **none** | not written yet | not marked in this text |",
      "",
    ].join("\n"),
  );
});

test("the trainer's guide is all lessons with their agenda, and nothing of what learners get", () => {
  const agenda = "# Lesson\n\n| Minutes | Method |\n| --- | --- |\n| 5 | Groups |";
  const draft = {
    ...emptyDraft,
    topic: "Lifting",
    "lesson-content": { Start: aPiece(agenda, "Start"), End: aPiece("Bye.", "End") },
    storyboard: { Start: aPiece("## Screen 1", "Start") },
    assessment: { Start: aPiece("1. Q", "Start") },
  };
  const guide = wholeDocument(trainersGuide(draft, String) ?? []);
  expect(guide.match(/^#{1,2} .*/gm)).toEqual(["# Trainer's guide: Lifting", "## Start", "## End"]);
  expect(guide).toContain("| 5 | Groups |");
  expect(guide).not.toMatch(/Screen 1|1\. Q/);
  expect(trainersGuide({ ...draft, "lesson-content": {} }, String)).toBeUndefined();
});
