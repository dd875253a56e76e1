// A consultant's edit of a plan, section by section. The typed text stays until it is saved or given up, through
// others' saves and other pages of this tab.
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { draftPlaces, planEdit } from "../../../browser/draft-places";
import {
  editableSections,
  editedOnTopOf,
  planOfSections,
  type EditableSection,
} from "../../../domain/assessment/plan/versions/section-editing";
import { longestVersion, type PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { useDraft } from "../../../ui/hooks/use-draft";

/** The number of the version that is edited, and the text of each section that was changed, by its place. */
const versionDraft = z.catchall(z.object({ version: z.string() }), z.string());

export interface VersionEditing {
  sections: readonly EditableSection[];
  change: (nth: number, text: string) => void;
  /** It is saved, or given up. */
  forget: () => void;
  /** It was begun before the editor was opened. */
  wasLeft: boolean;
  isChanged: boolean;
  isTooLong: boolean;
  /**
   * Returns the text to save: the edit as it is, or on top of a version that another consultant has saved in between.
   */
  text: () => string;
  onTopOf: (latest: PlanVersion) => { text: string; bothChanged: string[] };
}

export function useVersionDraft({ uid }: StaffMember, code: string) {
  return useDraft(draftPlaces.plan({ uid, isConsultant: true }, code, planEdit), versionDraft);
}

export function useVersionEditing(me: StaffMember, code: string, version: PlanVersion): VersionEditing {
  const opened = useMemo(() => editableSections(version.text), [version.text]);
  const { draft, change, forget } = useVersionDraft(me, code);
  const kept = draft?.version === String(version.number) ? draft : undefined;
  const [wasLeft] = useState(kept !== undefined);
  const changed = Object.entries(kept ?? {}).filter(([place]) => place !== "version");
  const sections = opened.map((section, nth) => ({ ...section, text: kept?.[nth] ?? section.text }));

  function changeSection(nth: number, text: string): void {
    const others = changed.filter(([place]) => place !== String(nth));
    const texts: [string, string][] = text === opened[nth]?.text ? others : [...others, [String(nth), text]];
    if (texts.length === 0) forget();
    else change({ version: String(version.number), ...Object.fromEntries(texts) });
  }

  return {
    sections,
    change: changeSection,
    forget,
    wasLeft,
    isChanged: changed.length > 0,
    isTooLong: planOfSections(sections).length > longestVersion,
    text: () => planOfSections(sections),
    onTopOf: (latest) => {
      const merged = editedOnTopOf(opened, sections, editableSections(latest.text));
      return { text: planOfSections(merged.sections), bothChanged: merged.bothChanged };
    },
  };
}
