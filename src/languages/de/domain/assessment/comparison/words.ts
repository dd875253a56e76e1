import type * as english from "../../../../../domain/assessment/comparison/words";
import type { Movement } from "../../../../../domain/assessment/comparison/compare-profiles";
import { formatDate, formatList, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const movementNames: InLanguage<typeof english.movementNames> = {
  closed: "Geschlossen",
  smaller: "Kleiner",
  same: "Unverändert",
  wider: "Größer",
  new: "Neu",
};

export const notComparableReasons: InLanguage<typeof english.notComparableReasons> = {
  "only before": "nur letztes Mal beantwortet",
  "only now": "nur dieses Mal beantwortet",
  "not asked in both": "nicht in beiden Runden gleich gefragt",
};

export const comparisonWords: InLanguage<typeof english.comparisonWords> = {
  between: (before, after) =>
    after === undefined
      ? `Verändert seit dem ${formatDate(before)}.`
      : `Verändert zwischen dem ${formatDate(before)} und dem ${formatDate(after)}.`,
  organization: "Das Unternehmen damals und heute",
  organizationTable: "Das Unternehmen damals und heute, als Tabelle",
  organizationLead: "Von 0, am schwächsten, bis 100, am stärksten, nach den Antworten, die es in beiden Runden gibt.",
  gaps: "Die Lücken damals und heute",
  gapsTable: "Die Lücken damals und heute, als Tabelle",
  gapsLead: "Von einer kritischen Lücke bis zu keiner. Was größer geworden ist, steht zuerst.",
  tableHasAll: "Die Tabelle der Lücken enthält alle.",
  marks: "Zeichen",
  then: "Letztes Mal",
  now: "Jetzt",
  better: "besser",
  worse: "schlechter",
  moved: "Seither",
  area: "Bereich",
  gap: "Lücke",
  weakest: "am schwächsten",
  strongest: "am stärksten",
  widest: "kritisch",
  none: "keine Lücke",
  noNumber: "nicht vergleichbar",
  answers: "Verglichene Antworten",
  listOfMoved: "Lücken",
  notComparable: "Nicht vergleichbar",
  notComparableLead: "Dazu hat nur eine der beiden Runden eine Antwort, daher wird darüber nichts gesagt.",
  teams: "Die Teams",
  sameTeams: "Die Teams sind dieselben wie letztes Mal, unter denselben Namen.",
  noTeams: "Keine der beiden Runden hat ein Team.",
  renamed: (before, after) => `${after} hieß vorher ${before}.`,
  added: (team) =>
    `${team} war letztes Mal nicht unter den Teams. Die Lücken dieses Teams sind bei den Veränderungen nicht dabei.`,
  removed: (team) => `${team} ist in dieser Runde nicht unter den Teams.`,
  firstRound: "Das ist die erste Bedarfsanalyse. Was sich verändert hat, ist hier ab der zweiten zu sehen.",
  loading: "Die vorige Runde wird gelesen …",
  unreadable:
    "Die vorige Runde konnte gerade nicht gelesen werden. Es ist nichts verloren; bitte versuchen Sie es noch einmal.",
  nothingBefore: "Von den Antworten der vorigen Runde ist nichts aufbewahrt, daher gibt es nichts zu vergleichen.",
  nothingNow:
    "In dieser Runde ist noch nichts beantwortet. Was sich verändert hat, ist zu sehen, sobald es Antworten gibt.",
};

const sinceLastTime = "seit dem letzten Mal";

export const movedWords: InLanguage<typeof english.movedWords> = {
  nothingInCommon: "Noch ist keine Frage hinter dem Lückenprofil in beiden Runden beantwortet.",
  noGap: "Keine Lücke letztes Mal und keine jetzt, soweit beide Runden beantwortet sind.",
  nothingMoved: (gaps) =>
    `Seit dem letzten Mal hat sich nichts verändert: ${plural(gaps, { one: "Die eine Lücke ist so groß wie zuvor", other: "Alle # Lücken sind so groß wie zuvor" })}.`,
  first: (movement, count, of) => {
    const gaps = `${count} von ${plural(of, { one: "1 Lücke", other: "# Lücken" })}`;
    const is = count === 1 ? "ist" : "sind";
    if (movement === "closed") return `${gaps} ${count === 1 ? "hat" : "haben"} sich ${sinceLastTime} geschlossen`;
    return `${gaps} ${is} ${sinceLastTime} ${states[movement]}`;
  },
  further: (movement, count) => {
    if (movement === "closed") return `${count} ${count === 1 ? "hat" : "haben"} sich geschlossen`;
    return `${count} ${count === 1 ? "ist" : "sind"} ${states[movement]}`;
  },
  sentence: (first, further) => (further.length === 0 ? `${first}.` : `${first}; ${formatList(further)}.`),
};

const states: Record<Exclude<Movement, "closed">, string> = {
  smaller: "kleiner",
  same: "so groß wie zuvor",
  wider: "größer",
  new: "neu",
};

export const movedNameWords: InLanguage<typeof english.movedNameWords> = {
  stillPressing: (gaps) => `Noch offen und am dringendsten: ${formatList(gaps)}.`,
  furtherGaps: (count) => plural(count, { one: "1 weitere", other: "# weitere" }),
  levels: (before, after, movement) => `${before}, dann ${after}: ${movementNames[movement].toLowerCase()}`,
  area: (label, before, after) => `${label}: ${before}, dann ${after}`,
};
