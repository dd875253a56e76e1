import fc from "fast-check";
import { expect, test } from "vitest";
import { modulesOf } from "../modules";

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
      for (const module of modulesOf(any)) expect(bare(any)).toContain(bare(module));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["one line of 200,000 signs", "* a **b".repeat(30_000)],
  ["10,000 headings", Array.from({ length: 10_000 }, (_, at) => `## Modul ${at}: x y z`).join("\n")],
  ["a title that almost numbers", `## ${"a".repeat(200_000)} 1`],
  ["100,000 fences", "```\n".repeat(100_000)],
  ["20,000 beginnings of questions", "1. What?\nA. x\n".repeat(20_000)],
])(
  "%s take no longer than they have to",
  (_, hostile) => {
    expect(() => modulesOf(hostile)).not.toThrow();
  },
  2_000,
);
