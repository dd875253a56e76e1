import type * as english from "../../../../../domain/course/origin/purpose-words";
import type { InLanguage } from "../../../../in-language";

export const purposeWords: InLanguage<typeof english.purposeWords> = {
  trainingGap: (topic, business) => `Für: ${topic}, aus dem Bildungsplan von ${business}`,
};
