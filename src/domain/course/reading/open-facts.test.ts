import { describe, expect, test } from "vitest";
import { emptyDraft } from "../draft";
import { aGeneratedText } from "../draft.fixture";
import { courseDocument, textDocument, wholeDocument } from "../exports/course-document";
import { questionsAndGaps } from "../exports/course-questions";
import { packageGaps } from "../exports/package/package-gaps";
import { provenanceOf } from "../exports/provenance";
import { questionFormats } from "../exports/question-formats";
import { openFacts, openFactsInWords, withoutOpenFacts } from "./open-facts";

test.each([
  "[check: the limit]",
  "[Check:the limit]",
  "[prüfen: the limit]",
  "【要確認：the limit】",
  "[vérifier : the limit]",
])("%s is an open fact, which learners see as a gap", (mark) => {
  expect(openFacts(`At most ${mark} kg.`)).toEqual(["the limit"]);
  expect(withoutOpenFacts(`At most ${mark} kg.`)).toBe("At most … kg.");
  expect(withoutOpenFacts(`At most ${mark}. Then rest.`)).toBe("At most … Then rest.");
});

test.each(["[note: the limit]", "Check: the limit", "[checklist: one]", "[x](check:y)", "- [ ] check: the rope"])(
  "%s is none",
  (words) => {
    expect(openFacts(words)).toEqual([]);
    expect(openFactsInWords(words)).toBeUndefined();
  },
);

const question = [
  "# Loads [check: the title]",
  "1. How much is too much?",
  "   A. 20 kg [check: by law]",
  "      → Less [check: how much]",
  "   B. 40 kg ✓",
  "      → The limit [check: the limit]",
].join("\n");
const about = "Module 1: Loads";
const assessment = aGeneratedText({ text: question, about });
const said = "4 facts of this text are still open: check them before the text is used.";

describe("what is open is told in each export, and shown to no learner:", () => {
  const provenance = provenanceOf(assessment);
  const group = { title: about, provenance, ...questionsAndGaps(question) };

  test.each(Object.entries(questionFormats))("%s", (_, { write }) => {
    const file = write([group], { provenance, formatTime: String, asHtml: String });
    expect(file).toContain(said);
    expect(file).toContain("20 kg …");
    expect(file).not.toContain("check: by law");
  });

  test("a document, and the copy for learners", () => {
    const document = (withAnswers: boolean) =>
      wholeDocument(textDocument("assessment", assessment, { formatTime: String, withAnswers }));
    expect(document(true)).toContain(said);
    expect(document(true)).toContain("[check: by law]");
    expect(document(false)).toContain("A. 20 kg …");
    expect(document(false)).not.toMatch(/check: /);
  });

  test("the course and its package", () => {
    const draft = { ...emptyDraft, assessment: { [about]: assessment } };
    expect(wholeDocument(courseDocument(draft, String))).toContain(said);
    expect(packageGaps(draft).assessment.join()).toContain(said);
  });
});
