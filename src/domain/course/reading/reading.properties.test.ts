import fc from "fast-check";
import { expect, test } from "vitest";
import { modulesOf } from "../modules";
import { assessmentParts } from "../questions";
import { sectionsOf } from "../sections";

/** Texts of what titles, lists and questions are made of, rather than of any signs. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\n",
        "\n\n",
        "# ",
        "## ",
        "- ",
        "**",
        "1. ",
        "2) ",
        "A. ",
        "B) ",
        "(c) ",
        "Modul ",
        "Module 1: ",
      ),
      fc.constantFrom(
        "Frage 1: ",
        "Antwort: B",
        "第1模块：",
        "モジュール２",
        "①",
        "```\n",
        "<think>\n",
        "</think>\n",
        "|",
        "> ",
        "✓",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "");

test("any text can be read, and a module's name is in it", () => {
  fc.assert(
    fc.property(text, (any) => {
      const letters = bare(any);
      expect(modulesOf(any).filter((module) => !letters.includes(bare(module)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("the parts of any assessment and the sections of any text, joined, are the text, and options are in it", () => {
  fc.assert(
    fc.property(text, (any) => {
      const parts = assessmentParts(any);
      expect(parts.map((part) => part.text).join("")).toBe(any);
      expect(
        sectionsOf(any)
          .map((section) => section.text)
          .join(""),
      ).toBe(any);
      for (const { question } of parts)
        for (const option of question?.options ?? []) expect(bare(any)).toContain(bare(option));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["one line of 200,000 signs", "* a **b".repeat(30_000)],
  ["5,000 headings", Array.from({ length: 5_000 }, (_, at) => `## Modul ${at}: x y z`).join("\n")],
  ["a title that almost numbers", `## ${"a".repeat(200_000)} 1`],
  ["40,000 fences", "```\n".repeat(40_000)],
  ["5,000 beginnings of questions", "1. What?\nA. x\n".repeat(5_000)],
  ["4,000 questions without answers", "1. What?\nA. x\nB. y\n\n".repeat(4_000)],
  ["4,000 questions with a key", `${"1. What?\nA. x\nB. y\n\n".repeat(2_000)}\n${"1. B\n".repeat(2_000)}`],
  ["a question of 200,000 signs", `1. ${"a ".repeat(100_000)}\nA. ${"x*".repeat(50_000)}\nB. y\nAnswer: B`],
])("%s are read", (_, hostile) => {
  expect(() => [modulesOf(hostile), assessmentParts(hostile), sectionsOf(hostile)]).not.toThrow();
});
