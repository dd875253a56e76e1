import { useSyncExternalStore } from "react";
import type { AnswersKeeper, KeptAnswers } from "./answers-keeper";

export function useKeptAnswers(keeper: AnswersKeeper): KeptAnswers {
  return useSyncExternalStore(keeper.subscribe, keeper.current);
}
