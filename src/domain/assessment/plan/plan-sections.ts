/** The sections of every training plan, in their order. */
export const planSections = [
  { id: "summary", heading: "Summary" },
  { id: "priorities", heading: "Priorities" },
  { id: "objectives", heading: "Objectives" },
  { id: "actions", heading: "Actions for each team" },
  { id: "methods", heading: "Delivery methods" },
  { id: "timeline", heading: "Timeline" },
  { id: "measures", heading: "Measures of success" },
  { id: "beyond-training", heading: "What training will not solve" },
] as const;

export type PlanSectionId = (typeof planSections)[number]["id"];

/**
 * The section that a line of Markdown opens; undefined for every other line. A heading in another language has the
 * number of its section: `## 1. Zusammenfassung`. Forgives numbers, bold type and a colon.
 */
export function openedSection(line: string): { id: PlanSectionId | "other"; heading: string } | undefined {
  const written = /^ {0,3}##[ \t]+(.+)$/.exec(line)?.[1];
  if (written === undefined) return undefined;
  const heading = written.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, "").trim();
  const known = sectionWithHeading(heading);
  if (known) return known;
  const counted = planSections[Number(/^\**([1-8])[.)]/.exec(heading)?.[1]) - 1];
  const bare = bareHeading(heading);
  return counted ? { id: counted.id, heading: bare === "" ? counted.heading : bare } : { id: "other", heading };
}

export function sectionWithHeading(heading: string): (typeof planSections)[number] | undefined {
  const bare = bareHeading(heading).toLowerCase();
  return planSections.find((section) => section.heading.toLowerCase() === bare);
}

/** The line that opens a section, in the words of the plan. */
export function sectionLine(id: PlanSectionId, words: string): string {
  const nth = planSections.findIndex((section) => section.id === id);
  const heading = planSections[nth]?.heading ?? "";
  const bare = bareHeading(words);
  return bare === "" || bare.toLowerCase() === heading.toLowerCase() ? `## ${heading}` : `## ${nth + 1}. ${bare}`;
}

/** A heading without its number, bold type and colon: "1. Summary", "1 - Summary", "Section 1: Summary". */
function bareHeading(heading: string): string {
  return heading
    .replaceAll(/[*_]/g, "")
    .replace(/^(?:\d+[.)]|[一二三四五六七八][、.．]|(?:\p{L}{2,12} )?\d\s?[:：–—-](?=\s))\s*/u, "")
    .replace(/(?<!\s)\s*:$/, "")
    .trim();
}
