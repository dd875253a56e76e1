// The answers of a made-up bakery in German. Ratings and choices are those of the English sample.
import type { ProgressData } from "../../../../../domain/assessment/answers/answers";
import * as english from "../../../../../domain/assessment/sample/sample-answers";

const given = english.sampleAnswers;
const [delivery, ovens, shop] = given["2"]?.teams ?? [];

export const sampleAnswers: ProgressData = {
  "0": {
    ...given["0"],
    missionStatement: "Brot, für das sich der Weg lohnt, jeden Morgen, in jedem Teil der Stadt.",
    coreValuesList: ["Handwerk", "Verlässlichkeit", "Nachbarschaft"],
    kpiList: ["pünktliche Lieferungen", "weggeworfenes Brot", "Beschwerden pro Woche"],
    communicationOther: "Fünf Minuten zu Beginn jeder Schicht",
  },
  "1": {
    ...given["1"],
    driversFollowUp: {
      "Customer Relationships": "Restaurants rufen drei Leute an, bevor jemand weiß, wo ihre Bestellung ist.",
      "Operational Efficiency": "Die Touren plant ein Einzelner im Kopf.",
      "Market Adaptability": "Frühstück für Büros haben wir ein Jahr nach allen anderen angefangen.",
    },
    trendDetails: "Büros und Restaurants bestellen spät am Abend und erwarten um sechs Uhr ihr Brot.",
    supportDetails: {
      Processes: "Bestellungen kommen auf Papier in die Backstube, und Änderungen kommen spät.",
      Technology: "Das Bestellsystem und die Lieferliste wissen nichts voneinander.",
      "Talent/HR": "Die Schichtleiter waren gute Bäcker; wie man führt, hat ihnen niemand gezeigt.",
    },
  },
  "2": {
    teams: [
      {
        ...delivery,
        teamName: "Auslieferung",
        objectivesFollowUp: "Niemand weiß, wer entscheidet, was Vorrang hat, wenn ein Wagen zu spät ist.",
        roleFollowUp: "Fahrer, Disposition und Laden versprechen den Kunden alle eigene Zeiten.",
        empowermentFollowUp: "Für eine geänderte Tour braucht es einen Anruf beim Inhaber.",
        alignmentFollowUp: "Uns sagt man, wir sollen schnell sein; versprochen ist, dass wir verlässlich sind.",
        communicationFollowUp: "Die Nachtschicht hinterlässt Zettel, die die Frühschicht nicht findet.",
        trainingSkills: ["eine Schicht übergeben", "mit wartenden Kunden sprechen"],
      },
      {
        ...ovens,
        teamName: "Backstube",
        collaborationFollowUp: "Die beiden Schichten backen dasselbe Brot auf zwei Arten.",
        resourceFollowUp: "Zwei Öfen sind älter als unsere Lehrlinge.",
        communicationFollowUp: "Geänderte Bestellungen kommen, wenn der Teig schon gemacht ist.",
        trainingSkills: ["eine Schicht leiten", "einem Lehrling etwas zeigen"],
        trainingProgramFeedback:
          "Die Hygieneschulung ist gut. Wie man eine Schicht leitet, schaut man sich bei anderen ab.",
      },
      { ...shop, teamName: "Laden und Theke" },
    ],
  },
  "3": {
    ...given["3"],
    futureReadinessFollowUp:
      "Drei von fünf Schichtleitern gehen in den nächsten vier Jahren in Rente, und niemand wird vorbereitet.",
  },
  "4": {
    ...given["4"],
    ongoingImportanceFollowUp: "Eine Schicht zu leiten und mit Kunden zu sprechen, wenn etwas schiefgegangen ist.",
    needsIdentificationFollowUp: "Wir schulen, wenn eine Prüfung es verlangt.",
    experimentedMethodsFollowUp:
      "Eine Woche neben einer erfahrenen Schichtleitung hat am meisten gebracht; einen Onlinekurs haben alle bis auf zwei abgebrochen.",
    workLanguages: "Deutsch, Polnisch",
  },
};
