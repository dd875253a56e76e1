// A consultant's edit of a plan, section by section. What is typed stays until it is saved or given up, whatever others
// save meanwhile.
import { useMemo, useState } from "react";
import {
  editableSections,
  editedOnTopOf,
  planOfSections,
  type EditableSection,
} from "../../../domain/assessment/plan/versions/section-editing";
import { longestVersion, type PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";

export interface VersionEditing {
  sections: readonly EditableSection[];
  change: (nth: number, text: string) => void;
  isChanged: boolean;
  isTooLong: boolean;
  /** What is saved: the edit as it is, or on top of a version that somebody else has saved meanwhile. */
  text: () => string;
  onTopOf: (latest: PlanVersion) => { text: string; bothChanged: string[] };
}

export function useVersionEditing(version: PlanVersion): VersionEditing {
  const opened = useMemo(() => editableSections(version.text), [version.text]);
  const [sections, setSections] = useState<readonly EditableSection[]>(opened);
  return {
    sections,
    change: (nth, text) =>
      setSections((now) => now.map((section, index) => (index === nth ? { ...section, text } : section))),
    isChanged: sections.some(({ text }, nth) => text !== opened[nth]?.text),
    isTooLong: planOfSections(sections).length > longestVersion,
    text: () => planOfSections(sections),
    onTopOf: (latest) => {
      const merged = editedOnTopOf(opened, sections, editableSections(latest.text));
      return { text: planOfSections(merged.sections), bothChanged: merged.bothChanged };
    },
  };
}
