// 2,000 random edits of every recorded text in the editor. A sample is among the unit tests.
import { expect, test } from "vitest";
import { marksInText } from "../../../src/domain/course/reading/marks-in-text";
import { readText } from "../../../src/ui/editing/read-text";
import { markdownOfDocument } from "../../../src/ui/editing/write-text";
import { recordedSections, runEdits } from "../../support/course/random-text-edits";

test("2,000 edits of recorded texts keep what they do not touch, and read as they were edited", () => {
  const whole = runEdits(2_000);
  process.stdout.write(`edits that kept all marks: ${(whole * 100).toFixed(1)} %\n`);
  expect(whole).toBeGreaterThan(0.98);
}, 300_000);

test("every recorded section that can be shown is written as it was, byte for byte", () => {
  const sections = recordedSections();
  const readable = sections.filter((text) => {
    const read = readText(text, marksInText);
    if (read) expect(markdownOfDocument(read.doc, read, marksInText)).toBe(text);
    return read;
  });
  process.stdout.write(`sections shown: ${readable.length} of ${sections.length}\n`);
  expect(readable.length / sections.length).toBeGreaterThan(0.97);
}, 300_000);
