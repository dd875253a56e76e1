import fc from "fast-check";
import { expect, test } from "vitest";
import { attachmentBreak, bounds } from "../../kernel/texts";
import { attachmentTo, type Attachable } from "./attachment";
import { needsCheckQuestions } from "./needs-check";

const ratings = Object.fromEntries(needsCheckQuestions.map(({ key }, nth) => [key, String((nth % 5) + 1)]));
const course = { topic: "Safe lifting", outline: `# Safe lifting\n\n${"- A point of the outline.\n".repeat(200)}` };

test("the needs check goes along by its verdict, its three most pressing gaps and its ratings", () => {
  const lines = attachmentTo(100, { ratings }).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "---",
    "From my needs check (12 of 12 rated):",
    expect.stringMatching(/^\d gaps\. .* need(s)? a decision first\.$/) as string,
  ]);
  expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^All ratings: (.+ [1-5]; ){11}.+ [1-5]\.$/);
  expect(lines.at(-1)).toContain("Role clarity in your team 1;");
});

test("of a course go along its topic, and as much of its outline as fits", () => {
  const text = attachmentTo(0, { ratings, course });
  expect(text).toContain("The course I have begun: Safe lifting\nIts outline:\n# Safe lifting");
  expect(text.endsWith(" …")).toBe(true);
  expect(text.length).toBeGreaterThan(1400);
});

test("never more than 1,500 characters, and never more than the message has left", () => {
  const arbitrary: fc.Arbitrary<Attachable> = fc.record({
    ratings: fc.option(fc.constant(ratings), { nil: undefined }),
    course: fc.option(fc.record({ topic: fc.string({ maxLength: 500 }), outline: fc.string({ maxLength: 3000 }) }), {
      nil: undefined,
    }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bounds.message }), arbitrary, (typed, attachable) => {
      const whole = attachmentBreak.length + attachmentTo(typed, attachable).length;
      expect(whole).toBeLessThanOrEqual(1500);
      expect(typed + whole).toBeLessThanOrEqual(Math.max(bounds.message, typed + attachmentBreak.length));
    }),
  );
});

test("a message that takes all the room goes alone", () => {
  expect(attachmentTo(bounds.message, { ratings, course })).toBe("");
  expect(attachmentTo(bounds.message - 100, { ratings, course })).toBe("");
});
