import * as english from "../../../../../domain/assessment/questionnaire/current-future";
import { stepInGerman } from "./step-in-german";

export const currentFuture = stepInGerman(english.currentFuture, {
  title: "Heutiger Stand und gewünschte Zukunft",
  intro: "Wo Ihr Unternehmen heute steht und wie weit es von dort entfernt ist, wo es hinwill.",
  headings: ["Heute", "Morgen"],
  questions: {
    currentPerformance: {
      text: "Wie schätzen Sie die heutige Leistung Ihres Unternehmens ein, gemessen an seinen Zielen?",
      hint: "Denken Sie an Ergebnisse, Qualität und Tempo des letzten Jahres.",
      ends: ["Schlecht", "Hervorragend"],
    },
    currentPerformanceFollowUp: { text: "Welche Bereiche Ihres Unternehmens leisten zu wenig?" },
    gapAnalysis: {
      text: "Wie groß ist die Lücke zwischen dem, wo Ihr Unternehmen steht, und dem, wo es hinwill?",
      hint: "Eine kleine Lücke braucht Feinschliff, eine große braucht echte Veränderung.",
      ends: ["Klein", "Groß"],
    },
    gapAnalysisFollowUp: { text: "Welche Bereiche Ihres Unternehmens müssen sich am meisten verbessern?" },
    opportunityAssessment: {
      text: "Wie gut nutzt Ihr Unternehmen seine Chancen, zu wachsen und besser zu werden?",
      hint: "Chancen können neue Märkte, neue Angebote oder bessere Arbeitsweisen sein.",
      ends: ["Sehr schlecht", "Sehr gut"],
    },
    opportunityFollowUp: {
      text: "Welche Hindernisse halten Sie davon ab, Ihre Chancen zu nutzen, und welche Vorhaben sind bisher gescheitert?",
    },
    futureReadiness: {
      text: "Wie gut ist Ihr Unternehmen auf die Herausforderungen der nächsten drei bis fünf Jahre vorbereitet?",
      hint: "Denken Sie an Fähigkeiten, Technik und die Bereitschaft, sich zu verändern.",
      ends: ["Nicht vorbereitet", "Voll vorbereitet"],
    },
    futureReadinessFollowUp: {
      text: "Was steht Ihrer Vorbereitung auf die Zukunft im Weg, und welche Schritte sind bisher gescheitert?",
    },
  },
});
