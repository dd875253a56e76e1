import type * as english from "../../../../../domain/assessment/voices/round-words";
import { fewestVoices } from "../../../../../domain/assessment/voices/bounds";
import { voicesInNumbers } from "../../../../../domain/assessment/voices/mean-words";
import { formatDate } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const voiceRoundWords: InLanguage<typeof english.voiceRoundWords> = {
  title: "Stimmen",
  lead: "Zusätzlich zu Ihrer Einschätzung kann ein Team sich selbst einschätzen, ohne Namen: Jede Person bekommt einen Zettel mit einem Link, und zwei Minuten am Handy genügen.",
  about: "Was gefragt, aufbewahrt und gezeigt wird, für Ihre Leute und deren Betriebsrat",
  open: "Stimmrunde eröffnen",
  loading: "Die Stimmrunden werden geladen …",
  failed: "Die Stimmrunden konnten gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  list: "Stimmrunden",
  openUntil: (team, closesAt) => `${team}: offen bis zum ${formatDate(closesAt)}.`,
  soFar: (voices, slips) => `Bisher ${voicesInNumbers(voices)} von ${slips} Zetteln.`,
  closed: (team, closedAt) => `${team}: geschlossen am ${formatDate(closedAt)}.`,
  shown: (voices) => `${voicesInNumbers(voices)}, in den Ergebnissen.`,
  tooFew: (voices) => `${voicesInNumbers(voices)}: zu wenige, um sie zu zeigen.`,
  result: "Ergebnis ansehen",
  close: "Runde schließen",
  closing: "Wird geschlossen …",
  closeOf: (team) => `für ${team}`,
  closeQuestion: (team) => `Die Runde für ${team} schließen?`,
  closeMeaning: `Zettel, die nicht verwendet sind, zählen dann nicht mehr. Das Ergebnis entsteht einmal und ändert sich nie; unter ${fewestVoices} Stimmen zeigt es keine Einschätzung.`,
  keepOpen: "Offen lassen",
  closeFailed: "Die Runde konnte nicht geschlossen werden. Bitte versuchen Sie es noch einmal.",
  isClosed: "Die Runde ist geschlossen.",
  none: "Noch keine Stimmrunde.",

  team: "Team",
  slips: "Zahl der Zettel",
  slipsHint: `Einer für jede Person im Team, ab ${fewestVoices}.`,
  noTeams: "Ihre Bedarfsanalyse hat noch kein Team. Fügen Sie es dort zuerst hinzu.",
  opening: "Wird eröffnet …",
  begin: "Runde eröffnen",
  cancel: "Nicht jetzt",
  openFailed:
    "Die Runde konnte nicht eröffnet werden. Bitte versuchen Sie es noch einmal: Es bleibt bei denselben Zetteln.",
  slipsProblem: (most) => `Bitte geben Sie eine Zahl von ${fewestVoices} bis ${most} ein.`,
  opened: (team, count) =>
    `Die Runde für ${team} ist offen. Hier sind ihre ${count} Links. Sie sind nur jetzt zu sehen, und kein Server hat sie.`,
  handOut: "Geben Sie jeder Person einen Zettel. Lassen Sie vom Stapel ziehen, damit niemand weiß, wer welchen hat.",
  links: "Links",
  copy: "Alle Links kopieren",
  copied: "Die Links sind kopiert.",
  notCopied: "Die Links konnten nicht kopiert werden. Bitte markieren Sie sie.",
  csv: "CSV herunterladen",
  csvName: (team) => `Zettel ${team}`,
  csvHead: "Zettel,Link",
  print: "Zettel drucken",
  done: "Fertig",
  takeFirst:
    "Sie haben die Links noch nicht mitgenommen. Sie lassen sich nicht noch einmal zeigen. Drücken Sie noch einmal, um trotzdem zu schließen.",
  slipTitle: (team) => `Wie geht es dem Team ${team.replace(/^team\s+/i, "")}?`,
  slipLead:
    "Sieben Einschätzungen und ein Satz, wenn Sie mögen. Zwei Minuten, kein Konto, kein Name. Dieser Zettel zählt für eine Stimme.",
  slipUntil: (closesAt) => `Bis ${formatDate(closesAt)}. Alles dazu: `,
  qr: "Der Link dieses Zettels, für eine Kamera",

  consultantLead: "Sie sehen Runden und Zahlen, nie eine einzelne Stimme.",
  isOff:
    "Die Stimmen sind für dieses Unternehmen ausgeschaltet. Es lässt sich keine Runde eröffnen, und keine Stimme wird angenommen.",
  switchOff: "Stimmen ausschalten",
  switchOn: "Stimmen einschalten",
  switching: "Wird umgeschaltet …",
  switchFailed: "Das konnte nicht umgeschaltet werden. Bitte versuchen Sie es noch einmal.",
  countFailed: "Die Zahl der Stimmen konnte gerade nicht gelesen werden.",
};
