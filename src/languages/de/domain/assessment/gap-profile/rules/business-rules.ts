import * as english from "../../../../../../domain/assessment/gap-profile/rules/business-rules";
import { rulesInGerman } from "./rules-in-german";

export const businessRules = rulesInGerman(english.businessRules, {
  quality: [
    "Auch die Prozesse sind schwach. Die Qualität steigt erst, wenn sie zusammen mit dem Können der Leute besser werden.",
    "Auch die Technik ist schwach. Die Qualität steigt erst mit besseren Werkzeugen und mehr Können zusammen.",
    "Die Antworten geben weder Prozessen noch Technik die Schuld; es bleiben Wissen und Können in der Arbeit selbst.",
  ],
  innovation: [
    "Kreative Methoden lassen sich schulen, aber Ideen brauchen auch Zeit, Geld und Führungskräfte, die sie aufgreifen.",
  ],
  adaptability: [
    "Auch die Vision ist unsicher; ohne Richtung kann niemand wissen, woran es sich anzupassen gilt.",
    "Den Markt zu lesen und Wandel zu führen lässt sich schulen; schnell zu entscheiden ist eine Frage der Organisation.",
  ],
  advantage: [
    "Wo und wie Sie im Wettbewerb antreten, entscheidet die Leitung; Schulung hilft, sobald das entschieden ist.",
  ],
  talent: [
    "Menschen zu entwickeln ist die Aufgabe von Schulung, aber auch Einstellung, Bezahlung und Aufstieg spielen mit.",
  ],
  engagement: [
    "Gespräche mit Kunden lassen sich schulen, aber auch die Technik, die sie tragen soll, ist schwach.",
    "Kunden zu fragen, ihnen zuzuhören und nachzufassen sind Fähigkeiten, die Menschen lernen können.",
  ],
  distance: [
    "Eine Lücke dieser Größe schließen auch Entscheidungen und Investitionen; Schulung baut das Können auf, das sie brauchen.",
  ],
  opportunities: ["Chancen zu ergreifen lässt sich üben, aber auch die Hindernisse müssen aus dem Weg."],
  programs: [
    "Der Bedarf ist nicht gut ermittelt. Mehr vom Gleichen ginge wieder daran vorbei; finden Sie ihn zuerst heraus.",
    "Die Form der Schulungen ist wahrscheinlich die Ursache; sie muss sich ändern, bevor weitere hinzukommen.",
    "Die Weiterbildung braucht ein besseres Konzept: andere Schulungen, nicht mehr davon.",
  ],
  delivery: ["Nötig ist eine andere Form der Schulung, nicht mehr Inhalt."],
});
