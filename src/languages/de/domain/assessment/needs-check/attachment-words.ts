import type * as english from "../../../../../domain/assessment/needs-check/attachment-words";
import type { InLanguage } from "../../../../in-language";

export const attachmentWords: InLanguage<typeof english.attachmentWords> = {
  courseAlong: (topic) => `Meinen Kurs „${topic}“ mitsenden`,
  alongLead: "Genau das wird unten angefügt und sonst nichts:",
  ratingsLead: "Genau das wird unten angefügt, dazu Ihre Einschätzungen, wie Sie sie gegeben haben, und sonst nichts:",
  noRoom: "Ihre Nachricht lässt keinen Platz dafür.",
  ratingsOnly: "Ihre Nachricht lässt keinen Platz für den Text. Ihre Einschätzungen werden trotzdem gesendet.",
  rule: "---",
  check: (rated, all) => `Aus meinem Bedarfscheck (${rated} von ${all} eingeschätzt):`,
  gap: (label, rating, verdict) => `- ${label}: ${rating}. ${verdict}.`,
  ratings: (ratings) => `Alle Einschätzungen: ${ratings}.`,
  course: (topic) => `Der Kurs, den ich begonnen habe: ${topic}`,
  outline: "Seine Gliederung:",
};
