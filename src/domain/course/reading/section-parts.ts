// The parts of an assessment that stand in each of its sections. They are read from the whole, because a key at the end
// answers the questions of the sections before it.
import { assessmentParts, type AssessmentPart } from "../questions";
import { sectionsOf, type TextSection } from "../sections";

export interface AssessmentSection extends TextSection {
  parts: AssessmentPart[];
}

export function assessmentSections(assessment: string): AssessmentSection[] {
  const sections = sectionsOf(assessment).map((section) => ({ ...section, parts: [] as AssessmentPart[] }));
  const ends = endsOf(sections);
  let at = 0;
  let nth = 0;
  for (const part of assessmentParts(assessment)) {
    let left = part.text;
    while (left !== "") {
      while (at >= (ends[nth] ?? Infinity)) nth++;
      // A question stays whole in the section where it begins; other words are cut where the sections are.
      const here = part.question ? left : left.slice(0, (ends[nth] ?? Infinity) - at);
      sections[nth]?.parts.push({ ...part, text: here });
      left = left.slice(here.length);
      at += here.length;
    }
  }
  return sections;
}

function endsOf(sections: readonly TextSection[]): number[] {
  let end = 0;
  return sections.map(({ text }) => (end += text.length));
}

/** Tells whether a heading before it belongs to it. */
export function isQuestionOrKey(part: AssessmentPart | undefined): boolean {
  return part?.question !== undefined || part?.isKey === true;
}
