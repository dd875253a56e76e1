import { useSyncExternalStore } from "react";
import type { AnswersAutosave, AnswersState } from "./answers-autosave";

export function useAutosave(autosave: AnswersAutosave): AnswersState {
  return useSyncExternalStore(autosave.subscribe, autosave.current);
}
