// The one course draft of this browser: shared by the five tools, kept over reloads, followed across tabs.
import { create } from "zustand";
import { courseDraft, emptyDraft, settledOutline, withPiece, type CourseDraft } from "../../../domain/course/draft";
import { forgetArriving, readArriving } from "./in-progress";
import { readStored, store } from "../../../browser/stored-json";

const key = "waymark.course-draft";

interface CourseDraftState {
  draft: CourseDraft;
  /** False when the browser does not let us keep the draft; it then lives as long as the tab. */
  kept: boolean;
}

export const useCourseDraft = create<CourseDraftState>(recovered);

export function changeDraft(by: (draft: CourseDraft) => CourseDraft): void {
  const before = useCourseDraft.getState().draft;
  const draft = by(before);
  if (draft === before) return;
  useCourseDraft.setState({ draft, kept: store(key, draft) });
}

window.addEventListener("storage", (event) => {
  if (event.key === key) useCourseDraft.setState({ draft: readStored(key, courseDraft) ?? emptyDraft });
});

/** The stored draft, with what was still arriving when the page was left: kept, and marked as incomplete. */
function recovered(): CourseDraftState {
  const stored = readStored(key, courseDraft) ?? emptyDraft;
  const draft = readArriving().reduce((so, { tool, piece }) => withPiece(so, tool, piece), settledOutline(stored));
  const kept = draft === stored || store(key, draft);
  if (kept) forgetArriving();
  return { draft, kept };
}
