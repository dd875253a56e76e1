import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";

/** Whose they are, as the reader knows it. */
export function indicatorsTitle({ isConsultant }: Reader): string {
  return isConsultant ? keyIndicatorWords.titleOf : keyIndicatorWords.title;
}
