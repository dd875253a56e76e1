import * as english from "../../../../../domain/assessment/questionnaire/development";
import { factsHeading } from "./facts-heading";
import { stepInGerman } from "./step-in-german";

export const development = stepInGerman(english.development, {
  title: "Weiterbildung: Bedarf und Wünsche",
  intro: "Wie Ihre Leute heute lernen, was wirkt und was Sie sich anders wünschen.",
  headings: ["Schulungen heute", "Form der Schulungen", "Den Bedarf ermitteln", factsHeading],
  questions: {
    programEffectiveness: {
      text: "Wie wirksam ist Ihre heutige Weiterbildung?",
      ends: ["Nicht wirksam", "Sehr wirksam"],
    },
    programEffectivenessFollowUp: { text: "Welche Schwierigkeiten haben Sie mit Ihrer heutigen Weiterbildung?" },
    ongoingImportance: {
      text: "Wie wichtig ist laufende Weiterbildung für den Erfolg Ihres Unternehmens?",
      ends: ["Nicht wichtig", "Sehr wichtig"],
    },
    ongoingImportanceFollowUp: { text: "Welche Themen der Weiterbildung sind für Ihr Unternehmen entscheidend?" },
    currentMethodologies: { text: "Welche Schulungsmethoden nutzen Sie heute?" },
    otherMethodology: { text: "Welche anderen Schulungsmethoden nutzen Sie?" },
    deliverySatisfaction: {
      text: "Wie zufrieden sind Sie mit der Form Ihrer Schulungen?",
      ends: ["Sehr unzufrieden", "Sehr zufrieden"],
    },
    needsIdentification: {
      text: "Wie gut findet Ihr Unternehmen heraus, welche Schulungen seine Leute brauchen?",
      ends: ["Sehr schlecht", "Sehr gut"],
    },
    needsIdentificationFollowUp: {
      text: "Welche Schwierigkeiten haben Sie, herauszufinden, welche Schulungen Ihre Leute brauchen?",
    },
    experimentedMethods: { text: "Haben Sie in den letzten Jahren neue Schulungsmethoden ausprobiert?" },
    experimentedMethodsFollowUp: {
      text: "Welche der ausprobierten Schulungsmethoden haben am meisten und am wenigsten bewirkt?",
    },
    peopleCount: { text: "Wie viele Menschen arbeiten in Ihrem Unternehmen?" },
    siteCount: { text: "An wie vielen Standorten arbeiten Ihre Leute?" },
    shiftCount: {
      text: "In wie vielen Schichten arbeiten Ihre Leute?",
      hint: "Geben Sie 1 ein, wenn alle zur selben Tageszeit arbeiten.",
    },
    workLanguages: {
      text: "In welchen Sprachen arbeiten Ihre Leute?",
      hint: "Trennen Sie sie durch Kommas, zum Beispiel: Deutsch, Polnisch.",
    },
    trainingHours: { text: "Wie viel Zeit kann jede Person im Monat für Schulungen aufwenden?" },
    trainingBudget: {
      text: "Welches Budget für Schulungen haben Sie im kommenden Jahr, in Ihrer Währung?",
    },
    trainingBegins: { text: "Wann sollen die Schulungen beginnen?" },
  },
});
