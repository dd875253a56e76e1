import type * as english from "../../../../../domain/assessment/voices/voter-words";
import {
  daysOpen,
  fewestForSentences,
  fewestVoices,
  longestVoiceSentence,
} from "../../../../../domain/assessment/voices/bounds";
import { formatDate, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const voiceRules: InLanguage<typeof english.voiceRules> = {
  counted:
    "Ihre Einschätzungen werden zu denen des Teams gezählt und nicht einzeln aufbewahrt. Eine Stimme lässt sich nicht nachsehen, ändern oder zurücknehmen.",
  notKept:
    "Reihenfolge, Zeit, Adresse und Browser werden mit einer Stimme nicht aufbewahrt, und Sie brauchen kein Konto.",
  published: `Mittelwert und Streuung des Teams werden einmal gezeigt, nach dem Ende der Runde und nur ab ${fewestVoices} Stimmen. Vorher ist nur die Zahl der Stimmen zu sehen.`,
  sentences: `Sätze werden ab ${fewestForSentences} Stimmen gezeigt, gemischt und so, wie Sie sie geschrieben haben. Schreiben Sie nichts, woran man Sie erkennt.`,
  friends:
    "Wenn alle anderen einander ihre Einschätzungen sagen, können sie Ihre ausrechnen. Wenn alle dieselbe geben, liegt sie offen. Wer die Einschätzungen der Hälfte der anderen kennt, kann bei fünf Stimmen etwa eine von zehn Einschätzungen sicher erschließen, bei zwölf Stimmen keine.",
  used: "Wer Ihren Link kennt, kann sehen, dass er verwendet wurde, aber nie, wofür.",
  operator:
    "Wer für uns die Datenbank betreibt, könnte eine Stimme einige Monate lang rekonstruieren: aus dem Verlauf und den Kopien der Datenbank und dem Protokoll der Zugriffe zusammen. Ihr Unternehmen und unser Beratungsteam können das nicht.",
  days: `Eine Runde ist ${daysOpen} Tage offen oder bis Ihr Unternehmen sie schließt.`,
};

export const voiceWords: InLanguage<typeof english.voiceWords> = {
  title: "Wie geht es Ihrem Team?",
  ofTeam: (team) => `Wie geht es dem Team ${team.replace(/^team\s+/i, "")}?`,
  lead: (business, closesAt) =>
    `${business} fragt die Menschen in diesem Team. Sieben Einschätzungen und, wenn Sie mögen, ein Satz: Das dauert zwei Minuten. Die Runde ist bis zum ${formatDate(closesAt)} offen.`,
  before: "Bevor Sie beginnen",
  knowable: "Was sich herausfinden lässt",
  more: "Alles dazu, für Sie und Ihren Betriebsrat",
  sentence: "Ein Satz, wenn Sie mögen",
  sentenceHint: `Höchstens ${longestVoiceSentence} Zeichen. Er wird ab ${fewestForSentences} Stimmen gezeigt, so wie er ist.`,
  send: "Senden",
  sending: "Wird gesendet …",
  missing: (count) =>
    plural(count, {
      one: "Eine Einschätzung fehlt. Bitte wählen Sie sie.",
      other: "# Einschätzungen fehlen. Bitte wählen Sie sie.",
    }),
  stays: "Was Sie wählen, bleibt in diesem Tab, bis Sie es senden, und ist weg, wenn Sie ihn schließen.",
  offline: "Sie sind offline. Es ist nichts verloren: Senden Sie, sobald Sie wieder verbunden sind.",
  readFailed: "Der Link konnte gerade nicht gelesen werden. Bitte versuchen Sie es noch einmal.",
  failed:
    "Das konnte nicht gesendet werden. Alles, was Sie gewählt haben, ist noch hier. Bitte versuchen Sie es noch einmal: Eine Stimme zählt einmal, auch wenn sie schon angekommen ist.",
  sent: "Ihre Stimme ist gezählt.",
  arrived: "Ihre Stimme war schon angekommen und ist einmal gezählt.",
  thanks: "Danke. Sie können diese Seite schließen; von Ihren Antworten bleibt nichts darin.",
};
