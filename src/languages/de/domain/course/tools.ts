import type * as english from "../../../../domain/course/tools";
import { tools as englishTools } from "../../../../domain/course/tools";

export type { GeneratorName, Tool } from "../../../../domain/course/tools";

type Tools = typeof english.tools;
type Words = "title" | "offer" | "promise" | "button" | "failure";
type InGerman<Tool> = {
  readonly [Key in keyof Tool]: Key extends Words
    ? string
    : Key extends "next"
      ? { readonly [Part in keyof Tool[Key]]: Part extends "button" ? string : Tool[Key][Part] }
      : Tool[Key];
};

export const tools: { readonly [Name in keyof Tools]: InGerman<Tools[Name]> } = {
  "course-outline": {
    ...englishTools["course-outline"],
    title: "Kursgliederung",
    offer: "Nennen Sie ein Thema und Sie bekommen seine Module, sinnvoll geordnet.",
    promise: "Vom Thema zu Modulen mit Lernzielen, Übungen und Zeiten.",
    button: "Gliederung erstellen",
    failure: "Die Kursgliederung konnte nicht erstellt werden.",
    next: { ...englishTools["course-outline"].next, button: "Weiter: Lektion" },
  },
  "study-material": {
    ...englishTools["study-material"],
    title: "Lernmaterial",
    offer: "Etwas zum Lesen zu jedem Thema, für Lernende geschrieben.",
    promise: "Zum Lesen und Durcharbeiten für sich allein, mit Fragen unterwegs.",
    button: "Lernmaterial erstellen",
    failure: "Das Lernmaterial konnte nicht erstellt werden.",
  },
  "lesson-content": {
    ...englishTools["lesson-content"],
    title: "Lektion",
    offer: "Ein Modul Ihrer Gliederung, als Lektion ausgearbeitet.",
    promise: "Ein Modul, fertig zum Unterrichten: Ablauf, Beispiele, Übungen, Kontrollfragen.",
    button: "Lektion erstellen",
    failure: "Die Lektion konnte nicht erstellt werden.",
    next: { ...englishTools["lesson-content"].next, button: "Weiter: Drehbuch" },
  },
  storyboard: {
    ...englishTools.storyboard,
    title: "Drehbuch",
    offer: "Die Lektion Szene für Szene, für die Zielgruppe, an die Sie denken.",
    promise: "Ein Modul, Bildschirm für Bildschirm, für alle, die das E-Learning bauen.",
    button: "Drehbuch erstellen",
    failure: "Das Drehbuch konnte nicht erstellt werden.",
    next: { ...englishTools.storyboard.next, button: "Weiter: Lernkontrolle" },
  },
  assessment: {
    ...englishTools.assessment,
    title: "Lernkontrolle",
    offer: "Fragen, die zeigen, was gelernt wurde.",
    promise: "Fragen zu einem Modul, jede mit Antwort und Begründung.",
    button: "Lernkontrolle erstellen",
    failure: "Die Lernkontrolle konnte nicht erstellt werden.",
  },
};
