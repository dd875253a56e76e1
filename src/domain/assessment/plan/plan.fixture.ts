// A plan as a language model writes it, for tests and demonstrations.
import { planSections } from "./plan-sections";

/** Every section with one item, the mark behind it; `changes` take the place of what a section says. */
export function aPlanText(
  mark = "[answers: 1.customerSatisfaction]",
  changes: Partial<Record<(typeof planSections)[number]["id"], string>> = {},
): string {
  const sections = planSections.map(
    ({ id, heading }) => `## ${heading}\n\n${changes[id] ?? `- What ${heading} says. ${mark}`}\n`,
  );
  return `# Training and development plan\n\n${sections.join("\n")}`;
}
