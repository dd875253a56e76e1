// The one course draft of this browser: shared by the five tools, kept over reloads, synchronized across tabs.
import { create } from "zustand";
import { courseDraft, emptyDraft, withEditedOutline, withText, type CourseDraft } from "../../../domain/course/draft";
import { clearInProgress, readInProgress } from "./in-progress";
import { readStored, writeStored } from "../../../browser/stored-value";

const draftKey = "waymark.course-draft";

interface CourseDraftState {
  draft: CourseDraft;
  /** False when the browser does not let us store the draft; it then lives as long as the tab. */
  isStored: boolean;
}

export const useCourseDraft = create<CourseDraftState>(recoverDraft);

export function changeDraft(by: (draft: CourseDraft) => CourseDraft): void {
  const before = useCourseDraft.getState().draft;
  const draft = by(before);
  if (draft === before) return;
  useCourseDraft.setState({ draft, isStored: writeStored(draftKey, draft) });
}

window.addEventListener("storage", (event) => {
  if (event.key === draftKey) useCourseDraft.setState({ draft: readStored(draftKey, courseDraft) ?? emptyDraft });
});

/** The stored draft, with the texts that were in progress when the page was closed, marked as incomplete. */
function recoverDraft(): CourseDraftState {
  const stored = readStored(draftKey, courseDraft) ?? emptyDraft;
  const draft = readInProgress().reduce((so, { tool, text }) => withText(so, tool, text), withEditedOutline(stored));
  const isStored = draft === stored || writeStored(draftKey, draft);
  if (isStored) clearInProgress();
  return { draft, isStored };
}
