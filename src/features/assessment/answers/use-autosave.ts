import { useSyncExternalStore } from "react";
import type { AnswersKeeper, KeptAnswers } from "./answers-autosave";

export function useKeptAnswers(keeper: AnswersKeeper): KeptAnswers {
  return useSyncExternalStore(keeper.subscribe, keeper.current);
}
