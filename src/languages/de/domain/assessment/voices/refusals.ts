import type * as english from "../../../../../domain/assessment/voices/refusals";
import { daysBetweenRounds, longestVoiceSentence } from "../../../../../domain/assessment/voices/bounds";
import { formatDate } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const voiceMessages: InLanguage<typeof english.voiceMessages> = {
  unknown: "Dieser Link führt zu keiner Runde. Bitte vergleichen Sie ihn Zeichen für Zeichen mit Ihrem Zettel.",
  spent:
    "Dieser Link ist schon verwendet, oder es ist ein Tippfehler darin. Jeder Link zählt für eine Stimme. Falls Sie Ihre gerade gesendet haben, ist sie angekommen.",
  closed: "Diese Runde ist vorbei. Ihr Ergebnis steht fest, und es kann keine Stimme mehr dazukommen.",
  isOff: "Ihr Beratungsteam hat die Stimmen für Ihr Unternehmen ausgeschaltet. Es wurde nichts gesendet.",
  tooManyTries: "Aus diesem Netz wurden viele Links versucht, die es nicht gibt.",
  sentenceTooLong: `Bitte bleiben Sie bei dem Satz unter ${longestVoiceSentence} Zeichen.`,
  sentenceUnfit: "Bitte schreiben Sie den Satz als einfachen Text.",
  notYours: "Das kann nur die Ansprechperson des Unternehmens.",
  noTeam: "Dieses Team steht nicht in Ihrer Bedarfsanalyse. Bitte speichern Sie es zuerst.",
  open: "Für dieses Team ist schon eine Runde offen.",
  tooSoon: (from) =>
    `Die letzte Runde dieses Teams hat ihre Einschätzungen gezeigt. Die nächste kann am ${formatDate(from)} beginnen: Zwei Runden innerhalb von ${daysBetweenRounds} Tagen würden zeigen, was eine einzelne Person gesagt hat.`,
  taken: "Eine andere Runde hat diese Links. Bitte versuchen Sie es noch einmal.",
  tooMany: "Diese Bedarfsanalyse hat so viele Stimmrunden, wie sie haben kann.",
  noRound: "Diese Runde gibt es nicht mehr.",
  noSentence: "Dieser Satz steht nicht in der Runde. Bitte kopieren Sie ihn so, wie er dort steht.",
};
