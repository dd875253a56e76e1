import { expect, test } from "vitest";
import { openedSection, planSections, sectionLine } from "./plan-sections";
import { sectionHeadings } from "./section-headings";

const inEveryLanguage = Object.values(sectionHeadings).flatMap((headings) =>
  planSections.map(({ id }, nth) => ({ id, nth, heading: headings[id] })),
);

test.each(inEveryLanguage)("$heading opens its section, with its number or without", ({ id, nth, heading }) => {
  for (const written of [heading, `${nth + 1}. ${heading}`, `**${heading}:**`])
    expect(openedSection(`## ${written}`)).toEqual({ id, heading });
});

test.each(inEveryLanguage)(
  "$heading is written so that a page of another language reads it, too",
  ({ id, heading }) => {
    const line = sectionLine(id, heading);
    expect(line).toBe(heading === sectionHeadings.en[id] ? `## ${heading}` : `## ${inNumber(id)}. ${heading}`);
    expect(openedSection(line)).toEqual({ id, heading });
  },
);

test("a number alone opens the section of its place", () => {
  expect(openedSection("## 6. Calendrier")).toEqual({ id: "timeline", heading: "Calendrier" });
  expect(openedSection("## 1.")).toEqual({ id: "summary", heading: planSections[0].heading });
  expect(openedSection("## Calendrier")).toEqual({ id: "other", heading: "Calendrier" });
});

function inNumber(id: string): number {
  return planSections.findIndex((section) => section.id === id) + 1;
}
