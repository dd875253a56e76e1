import fc from "fast-check";
import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { sectionsOf } from "../sections";
import { fittedPart } from "./fitted-part";
import { stretchOf } from "./part-rewrite";

const line = fc.oneof(
  fc.constantFrom(
    "# One",
    "## Two",
    "Three\n===",
    "### Four",
    "**Module 5: Five**",
    "```",
    "---",
    "",
    "- a",
    "1. What?",
    "A. Yes",
  ),
  fc.constantFrom("   B. No", "Answer: B", "2) Who?", "\r", "| a | b |", "Module 6: Six", "Reason: so"),
  fc.string({ maxLength: 12 }),
);
const anyText = fc.array(line, { maxLength: 30 }).map((lines) => lines.join("\n"));
const question = (number: number) => `${number}. What?\n   A. Yes\n   B. No\n   Answer: B\n   Reason: So.\n\n`;
const anyAssessment = fc.tuple(anyText, fc.integer({ min: 1, max: 4 }), anyText).map(([before, count, after]) => {
  const questions = Array.from({ length: count }, (_, nth) => question(nth + 1)).join("");
  return `${before}\n\n${questions}${after}`;
});
/** Mostly of a part that is there. */
const index = fc.oneof(fc.nat(3), fc.nat(12));
const answer = fc.oneof(
  anyText,
  fc.constant(question(7)),
  anyText.map((text) => `## Two\n\n${text}`),
);

/** A refused part changes nothing; a taken one changes nothing around it. */
test("whatever comes back, everything around the part stays byte for byte", () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(anyText, anyAssessment), answer, index, fc.boolean(), (text, came, at, isQuestion) => {
      const rewrite = { index: at, of: aGeneratedText({ text }), isQuestion };
      const stretch = stretchOf(rewrite);
      const fitted = fittedPart(rewrite, came);
      if ("problem" in fitted || !stretch) return;
      taken += 1;
      expect(stretch.before + stretch.text + stretch.after).toBe(text);
      const gap = /\s*$/.exec(stretch.text)?.[0] ?? "";
      expect(fitted.text.startsWith(stretch.before)).toBe(true);
      expect(fitted.text.endsWith(gap + stretch.after)).toBe(true);
      if (!isQuestion) expect(sectionsOf(fitted.text)).toHaveLength(sectionsOf(text).length);
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(100);
});
