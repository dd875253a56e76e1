import fc from "fast-check";
import { expect, test } from "vitest";
import { progressIn, progressText, longestKept } from "./kept-progress";
import type { CourseProgress } from "./progress";

const edition = fc.stringMatching(/^[0-9a-z]{7}$/);
const progress = (most: number): fc.Arbitrary<CourseProgress> =>
  fc.record({
    opened: fc.array(fc.boolean(), { maxLength: most }),
    chosen: fc.array(fc.option(fc.nat(25), { nil: undefined }), { maxLength: most }),
  });

test("what is kept is found again, and a question takes one character", () => {
  fc.assert(
    fc.property(progress(300), edition, (made, of) => {
      const text = progressText(made, of);
      expect(text.length).toBeLessThanOrEqual(made.chosen.length + Math.ceil(made.opened.length / 6) + 11);
      expect(text).toMatch(/^[\w.-]+$/);
      expect(progressIn(text, of, made.opened.length, made.chosen.length)).toEqual(made);
    }),
  );
});

test("a course of any size is kept in 4,096 characters, and all that fits is found again", () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), edition, (pages, questions, of) => {
      const made = { opened: Array<boolean>(pages).fill(true), chosen: Array<number>(questions).fill(3) };
      const text = progressText(made, of);
      expect(text.length).toBeLessThanOrEqual(longestKept);
      const found = progressIn(text, of, pages, questions);
      expect([found.opened.length, found.chosen.length]).toEqual([pages, questions]);
      expect(found.chosen.filter((option) => option === 3)).toHaveLength(
        Math.max(0, Math.min(questions, longestKept - 11 - Math.ceil(pages / 6))),
      );
    }),
    { numRuns: 50 },
  );
});

test("what was kept of another edition, or is damaged, is nothing", () => {
  const nothing = { opened: [false, false], chosen: [undefined] };
  const text = progressText({ opened: [true, true], chosen: [1] }, "edition");
  expect(progressIn(text, "changed", 2, 1)).toEqual(nothing);
  for (const damaged of ["", "2.edition.D.C", "{}", "1.edition", "1.edition.é.é"])
    expect(progressIn(damaged, "edition", 2, 1)).toEqual(nothing);
});
