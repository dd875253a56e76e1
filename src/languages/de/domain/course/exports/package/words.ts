import type * as english from "../../../../../../domain/course/exports/package/words";
import { formatList, plural } from "../../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../../in-language";

const countedPages = (count: number) => plural(count, { one: "eine Seite", other: "# Seiten" });
const onPages = (count: number) => plural(count, { one: "einer Seite", other: "# Seiten" });
const countedQuestions = (count: number) => plural(count, { one: "eine Frage", other: "# Fragen" });
const screensNamed = (screens: readonly number[]) =>
  `${screens.length === 1 ? "Bildschirm" : "Bildschirme"} ${formatList(screens.map(String))}`;

export const packageWords: InLanguage<typeof english.packageWords> = {
  titles: { scorm: "SCORM-Paket für eine Lernplattform", pages: "Webseiten, die sich von einem Laufwerk öffnen" },
  meanings: {
    scorm:
      "Eine Datei zum Hochladen auf eine Lernplattform, die SCORM 1.2 nimmt. Sie zeigt den Kurs Seite für Seite und meldet der Plattform, wie weit Lernende sind und ob sie bestanden haben.",
    pages:
      "Eine Datei, die Sie an beliebiger Stelle entpacken. Öffnen Sie darin „index.html“ mit einem Browser: Sie braucht keinen Server und merkt sich den Fortschritt im Browser.",
  },
  legend: "Was hineinkommt",
  parts: { modules: "Module", assessment: "Quiz", "study-material": "Lernmaterial" },
  holds: (part, pageCount, questionCount) =>
    part === "assessment" ? `${countedQuestions(questionCount)} auf ${onPages(pageCount)}` : countedPages(pageCount),
  none: "noch nichts geschrieben",
  missing: (text) => `${text}: noch nicht geschrieben, bleibt daher weg.`,
  unfinished: (text) => `${text}: unfertig; kommt so weit hinein, wie der Text reicht.`,
  noQuestions: (text) => `${text}: keine Frage mit einer Antwort gefunden, bleibt daher weg.`,
  noStoryboard: (text) =>
    `${text}: noch nicht geschrieben. Die Seiten entstehen aus der Lektion, ohne Ablauf, Methode und Material.`,
  noScreens: (text) =>
    `${text}: keine Bildschirme darin gefunden. Die Seiten entstehen aus der Lektion, ohne Ablauf, Methode und Material.`,
  noModule: (module) => `Modul ${module}: weder Drehbuch noch Lektion für Lernende, bleibt daher weg.`,
  emptyScreens: (text, screens) =>
    `${text}: ${screensNamed(screens)} ${screens.length === 1 ? "hat nichts zu lesen oder zu entscheiden und bleibt" : "haben nichts zu lesen oder zu entscheiden und bleiben"} weg.`,
  noOptions: (text, screens) =>
    `${text}: ${screensNamed(screens)} ${screens.length === 1 ? "beschreibt eine Entscheidung" : "beschreiben Entscheidungen"}, ohne die Optionen zu nennen. Lernende denken erst nach und öffnen dann die Rückmeldung.`,
  gap: (text, gap) => `${text}: ${gap}`,
  preview: "Vorschau für Lernende",
  previewFrame: "Der Kurs, wie Lernende ihn sehen",
  frame: "Breite",
  frames: { phone: "Handy", page: "Seite" },
  toText: "Zum Text",
  nothingToPreview:
    "Für Lernende gibt es noch keine Seite. Schreiben Sie zuerst ein Drehbuch, eine Lektion, eine Lernkontrolle oder das Lernmaterial.",
  mastery: "Bestanden ab (% richtig)",
  masteryHint: "Ohne Quiz ist der Kurs abgeschlossen, wenn jede Seite geöffnet wurde.",
  masteryProblem: "Bitte geben Sie eine ganze Zahl von 1 bis 100 ein.",
  nothingChosen: "Bitte wählen Sie mindestens einen Teil, der geschrieben ist.",
  make: "Herunterladen",
  making: "Wird gepackt …",
  cancel: "Abbrechen",
  failed: "Das Paket konnte nicht gepackt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  fileOf: (title, kind) => `${title} ${kind === "scorm" ? "SCORM" : "Webseiten"}`,
  readWithoutScript:
    "Dieser Browser führt hier keine Skripte aus: Sie können alles lesen, das Quiz aber nicht beantworten.",
};
