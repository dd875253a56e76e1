import fc from "fast-check";
import { expect, test } from "vitest";
import { atHeading, sectionsOf, withoutClosingRules } from "./sections";

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

test.each([
  ["a rule", "## One\n\nFirst.\n\n---\n\n", "## One\n\nFirst.\n\n"],
  ["two rules of stars", "## One\n\nFirst.\n\n***\n\n* * *\n", "## One\n\nFirst.\n\n"],
  ["a rule below its heading", "## One\n---\n", "## One\n"],
  ["nothing but rules", "---\n\n", ""],
])("%s at the end of a section is no part of it", (_, section, shown) => {
  expect(withoutClosingRules(section)).toBe(shown);
});

test.each([
  ["in its middle", "## One\n\n---\n\nFirst.\n"],
  ["that underlines its heading", "One\n---\n"],
  ["in code", "## One\n\n```\n---\n```\n"],
  ["of a table", "## One\n\n| a | b |\n| --- | --- |\n"],
])("a rule %s stays", (_, section) => {
  expect(withoutClosingRules(section)).toBe(section);
});

test.each([
  ["## One\n\nFirst.", ["## One\n", "\nFirst."]],
  ["One\n---\n\nFirst.", ["One\n---\n", "\nFirst."]],
  ["## One\n---\nFirst.", ["## One\n", "---\nFirst."]],
  ["**Module 1: One**\n\nFirst.", ["**Module 1: One**\n", "\nFirst."]],
  ["No heading.", ["", "No heading."]],
])("%j is its heading and what is below it", (text, parts) => {
  const [section = { heading: "", text: "" }] = sectionsOf(text);
  expect(atHeading(section)).toEqual(parts);
});
