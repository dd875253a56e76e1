// The marks of citations are for teachers: no way out shows one to learners, and the trainer's guide has notes.
import { expect, test } from "vitest";
import { documentInjections } from "../../../../tests/support/course/document-injections";
import { markdownTree } from "../../../ui/markdown/markdown-tree";
import { noSources, withSource } from "../sources/source";
import { cutParagraphs } from "../sources/cut-paragraphs";
import { aGeneratedText } from "../draft.fixture";
import { emptyDraft } from "../draft";
import { courseDocument, textDocument, wholeDocument } from "./course-document";
import { trainersGuide } from "./trainers-guide";

const formatTime = (time: Date) => time.toISOString();
const withAnswers = { formatTime, withAnswers: true };
const forLearners = { formatTime, withAnswers: false };

const lesson = aGeneratedText({
  about: "Pumps",
  text: "# Pumps\n\n## Oil\n\nOil it each Monday. [¶1]\n\nOil it on Tuesdays. [¶1]\n\nThis is elsewhere. [¶9]\n\n[¶0] Pumps are useful.\n",
});
const assessment = aGeneratedText({
  about: "Pumps",
  text: "# Test\n\n1. When? [O1.1]\n   A. On Mondays ✓\n      → Oil it each Monday. [¶1]\n   B. Never [¶0]\n      → [¶0] That harms it.\n",
});
const draft = { ...emptyDraft, "lesson-content": { Pumps: lesson }, assessment: { Pumps: assessment } };
const sources = withSource(noSources("c"), { id: "s", name: "Handbook", texts: ["Oil it each Monday. *Always*."] });

test.each([
  ["a lesson", textDocument("lesson-content", lesson, withAnswers)],
  ["an assessment for teachers", textDocument("assessment", assessment, withAnswers)],
  ["an assessment for learners", textDocument("assessment", assessment, forLearners)],
  ["the whole course", courseDocument(draft, formatTime)],
  ["a guide without the sources", trainersGuide(draft, formatTime) ?? []],
])("%s has no mark of a citation", (_, parts) => {
  expect(wholeDocument(parts)).toContain("Monday");
  expect(wholeDocument(parts)).not.toContain("¶");
});

test("the trainer's guide has a note for what is found, and says what is not", () => {
  const guide = wholeDocument(trainersGuide(draft, formatTime, sources) ?? []);
  expect(guide).toContain("Oil it each Monday.[^1]\n\nOil it on Tuesdays. *(not found in the source)*\n");
  expect(guide).toContain("*General knowledge:* Pumps are useful.");
  expect(guide).toContain("[^1]: ¶1, Handbook: Oil it each Monday. \\*Always\\*.");
  expect(guide).not.toContain("[¶");
});

test("whatever a document says is text in the notes: no link, no picture, no code, no heading", () => {
  const cited = { ...lesson, text: "# Pumps\n\nIt runs. [¶1]\n" };
  const one = { ...emptyDraft, "lesson-content": { Pumps: cited } };
  const shape = (texts: string[]) => {
    const given = withSource(noSources("c"), { id: "s", name: texts[0] ?? "", texts });
    const kinds = new Set<string>();
    const visit = (node: { type: string; children?: unknown[] }) => {
      kinds.add(node.type);
      for (const child of node.children ?? []) visit(child as typeof node);
    };
    visit(markdownTree(wholeDocument(trainersGuide(one, formatTime, given) ?? [])));
    return [...kinds].filter((kind) => kind !== "break" && kind !== "footnoteReference").sort();
  };
  const plain = shape(["It runs."]);
  for (const payload of documentInjections) {
    const [text = "x"] = cutParagraphs(payload);
    const kinds = shape([text]);
    expect([payload, kinds.filter((kind) => !plain.includes(kind))]).toEqual([payload, []]);
  }
});
