import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";

/** Returns the title with the owner, as the reader knows them. */
export function indicatorsTitle({ isConsultant }: Reader): string {
  return isConsultant ? keyIndicatorWords.titleOf : keyIndicatorWords.title;
}
