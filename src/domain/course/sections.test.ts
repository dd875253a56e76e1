import fc from "fast-check";
import { expect, test } from "vitest";
import { sectionsOf } from "./sections";

const text = "# Title\n\nIntro.\n\n## One\n\nFirst.\n\n### Detail\n\n## Two\n\n```\n## no heading\n```\nLast.";

test("a text is cut at its headings of level 1 and 2, but not inside a code fence", () => {
  expect(sectionsOf(text).map(({ heading }) => heading)).toEqual(["Title", "One", "Two"]);
});

test("the sections of any text, joined, are the text again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[#a`\n ]*$/), (any) => {
      expect(
        sectionsOf(any)
          .map((section) => section.text)
          .join(""),
      ).toBe(any);
    }),
  );
});
