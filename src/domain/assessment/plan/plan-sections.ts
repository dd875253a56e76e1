/** The sections of every training plan, in their order; the headings stand in the plan's text word for word. */
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
 * The section that a line of Markdown opens; undefined for every other line. Forgives numbers, bold type and a colon.
 */
export function openedSection(line: string): { id: PlanSectionId | "other"; heading: string } | undefined {
  const written = /^ {0,3}##[ \t]+(.+)$/.exec(line)?.[1];
  if (written === undefined) return undefined;
  const heading = written.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, "").trim();
  const bare = heading
    .replaceAll(/[*_]/g, "")
    .replace(/^\d+[.)]\s*/, "")
    .replace(/(?<!\s)\s*:$/, "")
    .trim()
    .toLowerCase();
  const known = planSections.find((section) => section.heading.toLowerCase() === bare);
  return known ?? { id: "other", heading };
}
