import type * as english from "../../../../../domain/course/sources/words";
import { keptBounds, sourceBounds } from "../../../../../domain/course/sources/source-bounds";
import { formatNumber, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

const problems: InLanguage<typeof english.sourceWords.problems> = {
  tooLarge: `Diese Datei ist größer als ${sourceBounds.bytes / 1024 / 1024} MB. Bitte nehmen Sie die Bilder heraus, oder fügen Sie einen Teil davon hinzu.`,
  tooManyPages: `Diese Datei hat mehr als ${sourceBounds.pages} Seiten. Bitte fügen Sie die Kapitel hinzu, um die es im Kurs geht.`,
  tooLong: "Dieser Text ist zu lang für eine Quelle. Bitte fügen Sie die Kapitel hinzu, um die es im Kurs geht.",
  unpacksTooLarge: "Diese Datei ist klein, ihr Text wäre aber viel zu groß. Sie wird nicht geöffnet.",
  wrongType:
    "Das ist keine lesbare Datei mit Text, Markdown, Word oder PDF. Bitte speichern Sie sie als .docx oder .pdf.",
  oldWord: "Diese Datei hat die Form eines alten Office-Programms. Bitte speichern Sie sie als .docx oder .pdf.",
  damaged: "Diese Datei ist beschädigt und nicht lesbar. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.",
  encrypted:
    "Diese Datei ist durch ein Passwort geschützt. Bitte speichern Sie eine Kopie ohne Passwort und fügen Sie die hinzu.",
  empty: "Darin steht kein Text.",
  scanned: "Die Seiten dieser Datei sind Bilder ohne Text. Bitte lassen Sie zuerst die Schrift erkennen.",
  tooSlow: "Das Lesen dieser Datei dauert zu lange. Bitte fügen Sie einen Teil davon hinzu.",
  noReader:
    "Was Dateien dieser Art liest, konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
};

export const sourceWords: InLanguage<typeof english.sourceWords> = {
  region: "Quellen",
  lead: "Ein Kurs kann auf Ihren eigenen Unterlagen beruhen. Jeder Text bekommt die Absätze, die er braucht, und keine anderen.",
  stays: "Quellen bleiben in diesem Browser. Sie werden vergessen, wenn Sie sich abmelden.",
  keptWith: (business) =>
    `Quellen, die Sie mit dem Kurs speichern, gehen mit ihm; sie liegen dann bei ${business} und dem Beratungsteam. Was Sie abwählen, bleibt in diesem Browser.`,
  onlyHere:
    "Diese Quelle hat nur dieser Browser. Wählen Sie ab, was nicht gespeichert werden darf, und speichern Sie dann den Rest.",
  keepWith: (business) => `Bei ${business} speichern`,
  file: "Eine Datei",
  fileHint: "Text, Markdown, Word (.docx) oder PDF mit Text, bis 20 MB und 400 Seiten",
  paste: "Oder fügen Sie einen Text ein",
  pasteName: "Name des eingefügten Textes",
  pasted: "Eingefügter Text",
  addText: "Text hinzufügen",
  reading: (name) => `${name} wird gelesen …`,
  stopReading: "Lesen anhalten",
  added: (name, count) => `${name} ist hinzugefügt: ${countedParagraphs(count)}.`,
  problem: (name, problem) => `${name}: ${problems[problem]}`,
  problems,
  notKept:
    "Dieser Browser hat keinen Platz für die Quelle oder lässt uns sie nicht speichern. Sie wurde nicht hinzugefügt; Ihre Kurse sind alle da.",
  notKeptWith: (business) =>
    `Das konnte bei ${business} nicht gespeichert werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; alles ist wie vorher.`,
  full: `Die Quellen eines Kurses, der bei einem Unternehmen gespeichert ist, haben höchstens ${formatNumber(keptBounds.parts * keptBounds.characters)} Zeichen. Bitte entfernen Sie zuerst eine.`,
  moving: {
    notMoved:
      "Die Quellen konnten nicht beim Unternehmen gespeichert werden, deshalb ist der Kurs in diesem Browser geblieben. Bitte versuchen Sie es noch einmal.",
    notCopied: "Der Kurs ist kopiert. Seine Quellen ließen sich nicht kopieren; bitte fügen Sie sie noch einmal hinzu.",
    notBroughtBack:
      "Der Kurs ist wieder da. Seine Quellen ließen sich nicht zurückholen; bitte fügen Sie sie noch einmal hinzu.",
  },
  notRead: "Ihre Quellen konnten nicht gelesen werden. Bitte laden Sie die Seite neu.",
  name: "Name der Quelle",
  remove: "Quelle entfernen",
  removeOf: (name) => `: ${name}`,
  countOf: (count, struck) =>
    struck === 0 ? countedParagraphs(count) : `${countedParagraphs(count)}, ${formatNumber(struck)} gestrichen`,
  strikeHint: "Wählen Sie ab, was nicht gesendet werden darf.",
  more: (count) => `${formatNumber(count)} weitere zeigen`,
  number: (number) => `¶${number}`,
  sent: "geht mit diesem Text mit",
  choice: (chosen, open) =>
    open === 0
      ? "Es ist nichts übrig, was gesendet werden könnte."
      : `${formatNumber(chosen)} von ${plural(open, { one: "1 Absatz", other: "# Absätzen" })} ${chosen === 1 ? "geht" : "gehen"} mit diesem Text mit:`,
  general: "Allgemeinwissen",
  mark: (numbers) => numbers.map((number) => `¶${number}`).join(", "),
  paragraph: (numbers) => `${numbers.length === 1 ? "Absatz" : "Absätze"} ${numbers.join(", ")}`,
  verdicts: {
    found: "Absatz vorhanden, Zahlen stimmen",
    unchecked: "Absatz vorhanden, Zahlen stimmen; Verneinungen werden in dieser Sprache nicht geprüft",
    notFound: "in der Quelle nicht gefunden",
    gone: "der Absatz wurde gestrichen oder entfernt",
    unknown: "die Quelle ist nicht in diesem Browser",
  },
  faults: {
    paragraph: "Diesen Absatz gibt es nicht.",
    number: "Eine Zahl des Satzes steht nicht im Absatz.",
    date: "Ein Datum des Satzes steht nicht im Absatz.",
    name: "Ein Name des Satzes steht nicht im Absatz.",
    negation: "Das eine verneint, was das andere sagt.",
  },
  said: "Der Satz",
  ofSource: (number, name) => `¶${number} aus ${name}`,
  gone: (number) => `¶${number} ist nicht in diesem Browser.`,
  close: "Schließen",
  notes: "Anmerkungen",
  note: (number, name, text) => `¶${number}, ${name}: ${text}`,
  generalInGuide: "Allgemeinwissen:",
};

function countedParagraphs(count: number): string {
  return plural(count, { one: "1 Absatz", other: "# Absätze" });
}
