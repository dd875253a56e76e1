// The sample report's words about itself, so that no reader takes it for a real business's.
import type * as english from "../../../../../domain/assessment/sample/words";
import type { InLanguage } from "../../../../in-language";

export const sampleWords: InLanguage<typeof english.sampleWords> = {
  title: "Ein Musterbericht: Becker & Söhne",
  business: "Becker & Söhne (ein Muster: das Unternehmen ist erfunden)",
  label:
    "Dies ist ein Muster. Becker & Söhne ist erfunden; der Bericht entsteht aus den Antworten dieses Unternehmens, wie Ihrer aus Ihren entstünde.",
  seeYours: "Mit Ihren Antworten: Bedarfscheck in drei Minuten",
  writeToUs: "Schreiben Sie uns",
};

export const sampleDescriptions: InLanguage<typeof english.sampleDescriptions> = {
  overview:
    "Was eine Bedarfsanalyse ergibt, am Beispiel einer erfundenen Bäckerei: wo Schulung hilft, was am meisten drängt, und der Plan auf einen Blick.",
  profile:
    "Jede Lücke einer erfundenen Bäckerei: was dazu gesagt wurde, wie dringend sie ist und ob Schulung die Antwort ist.",
  plan: "Ein ganzer Bildungsplan für eine erfundene Bäckerei: die ersten Schritte, wer wann was lernt, und was Schulung nicht löst.",
  answers: "Die Antworten einer erfundenen Bäckerei auf die ganze Bedarfsanalyse, aus denen ihr Bericht entsteht.",
};
