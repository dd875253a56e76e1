import { mostReadings } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import type { IndicatorChangeResult } from "../../../../firebase/assessment/progress/changed-indicator";

/** Why a change was not made; undefined where it was. */
export function resultInWords(result: IndicatorChangeResult): string | undefined {
  if (result !== "gone" && result !== "full") return undefined;
  return result === "gone" ? keyIndicatorWords.gone : keyIndicatorWords.tooManyReadings(mostReadings);
}
