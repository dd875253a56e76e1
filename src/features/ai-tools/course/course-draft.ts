// The one course draft of this browser: shared by the five tools, kept over reloads, synchronized across tabs.
import { create } from "zustand";
import {
  courseDraft,
  emptyDraft,
  modulesOfDraft,
  withEditedOutline,
  withText,
  type CourseDraft,
} from "../../../domain/course/draft";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";
import { textsInProgress } from "./in-progress";

const storedDraft = storedValue(browserStore, storedKeys.courseDraft, courseDraft);

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
  useCourseDraft.setState({ draft, isStored: storedDraft.write(draft) });
}

window.addEventListener("storage", (event) => {
  if (event.key === storedKeys.courseDraft)
    useCourseDraft.setState(({ draft }) => ({ draft: withModuleOf(storedDraft.read() ?? emptyDraft, draft) }));
});

/** Each window shows its own module. */
function withModuleOf(stored: CourseDraft, { selectedModule }: CourseDraft): CourseDraft {
  return modulesOfDraft(stored).includes(selectedModule) ? { ...stored, selectedModule } : stored;
}

/** The stored draft, with the texts that were in progress when the page was closed, marked as incomplete. */
function recoverDraft(): CourseDraftState {
  const stored = storedDraft.read() ?? emptyDraft;
  const draft = (textsInProgress.read() ?? []).reduce(
    (so, { tool, text }) => withText(so, tool, text),
    withEditedOutline(stored),
  );
  const isStored = draft === stored || storedDraft.write(draft);
  if (isStored) textsInProgress.remove();
  return { draft, isStored };
}
