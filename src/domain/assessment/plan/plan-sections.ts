import { planSectionHeadings } from "./plan-section-words";
import { sectionHeadings } from "./section-headings";

/** The sections of every training plan, in their order. */
export const planSections = [
  { id: "summary", heading: planSectionHeadings.summary },
  { id: "priorities", heading: planSectionHeadings.priorities },
  { id: "objectives", heading: planSectionHeadings.objectives },
  { id: "actions", heading: planSectionHeadings.actions },
  { id: "methods", heading: planSectionHeadings.methods },
  { id: "timeline", heading: planSectionHeadings.timeline },
  { id: "measures", heading: planSectionHeadings.measures },
  { id: "beyond-training", heading: planSectionHeadings["beyond-training"] },
] as const;

export type PlanSectionId = (typeof planSections)[number]["id"];

/** The sections by their headings in lower case: a plan in any language of the product is known by them. */
const knownHeadings = new Map(
  Object.values(sectionHeadings).flatMap((headings) =>
    planSections.map((section) => {
      const heading = headings[section.id];
      return [heading.toLowerCase(), { section, heading }] as const;
    }),
  ),
);

/**
 * The section that a line of Markdown opens; undefined for every other line. A heading in another language has the
 * number of its section: `## 1. Zusammenfassung`. Forgives numbers, bold type and a colon.
 */
export function openedSection(line: string): { id: PlanSectionId | "other"; heading: string } | undefined {
  const written = /^ {0,3}##[ \t]+(.+)$/.exec(line)?.[1];
  if (written === undefined) return undefined;
  const words = written.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, "").trim();
  const known = knownHeading(words);
  if (known) return { id: known.section.id, heading: known.heading };
  const counted = planSections[Number(/^\**([1-8])[.)]/.exec(words)?.[1]) - 1];
  const bare = bareHeading(words);
  return counted ? { id: counted.id, heading: bare === "" ? counted.heading : bare } : { id: "other", heading: words };
}

export function sectionWithHeading(heading: string): (typeof planSections)[number] | undefined {
  return knownHeading(heading)?.section;
}

function knownHeading(heading: string) {
  return knownHeadings.get(bareHeading(heading).toLowerCase());
}

/** The line that opens a section, in the words of the plan. Only English headings have no number. */
export function sectionLine(id: PlanSectionId, words: string): string {
  const nth = planSections.findIndex((section) => section.id === id);
  const bare = bareHeading(words) || (planSections[nth]?.heading ?? "");
  const english = sectionHeadings.en[id];
  return bare.toLowerCase() === english.toLowerCase() ? `## ${english}` : `## ${nth + 1}. ${bare}`;
}

/** A heading without its number, bold type and colon: "1. Summary", "1 - Summary", "Section 1: Summary". */
function bareHeading(heading: string): string {
  return heading
    .replaceAll(/[*_]/g, "")
    .replace(/^(?:\d+[.)]|[一二三四五六七八][、.．]|(?:\p{L}{2,12} )?\d\s?[:：–—-](?=\s))\s*/u, "")
    .replace(/(?<!\s)\s*:$/, "")
    .trim();
}
