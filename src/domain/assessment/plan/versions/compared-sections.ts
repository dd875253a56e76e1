// Two versions of a plan beside each other: section by section, by what is read, with the evidence that is gone.
import { plainPlan } from "../plan";
import { editableSections, planOfSections, removedReferences, type EditableSection } from "./section-editing";

export interface ComparedSection {
  readonly heading: string;
  /** Without marks. */
  readonly before: string;
  readonly after: string;
  /** The answers that the section rested on, and does not any more. */
  readonly removed: readonly string[];
}

/** The sections that differ, in the later version's order, then those that it has lost; and how many do not differ. */
export function comparedSections(before: string, after: string): { changed: ComparedSection[]; unchanged: number } {
  const [was, is] = [byHeading(before), byHeading(after)];
  const compared = [...new Set([...is.keys(), ...was.keys()])].map((heading) => {
    const [then, now] = [was.get(heading) ?? "", is.get(heading) ?? ""];
    return {
      heading,
      before: plainPlan(then).trim(),
      after: plainPlan(now).trim(),
      removed: removedReferences(then, now),
    };
  });
  const changed = compared.filter((one) => one.before !== one.after || one.removed.length > 0);
  return { changed, unchanged: compared.length - changed.length };
}

function byHeading(text: string): Map<string, string> {
  const bodies = new Map<string, string[]>();
  for (const section of editableSections(text)) {
    const ofHeading = bodies.get(section.heading) ?? [];
    bodies.set(section.heading, ofHeading);
    ofHeading.push(sectionBody(section));
  }
  return new Map([...bodies].map(([heading, ofHeading]) => [heading, ofHeading.filter(Boolean).join("\n\n")]));
}

function sectionBody(section: EditableSection): string {
  return planOfSections([{ ...section, opening: "" }]);
}
