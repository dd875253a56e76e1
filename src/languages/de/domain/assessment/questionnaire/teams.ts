import * as english from "../../../../../domain/assessment/questionnaire/teams";
import { factsHeading } from "./facts-heading";
import { stepInGerman } from "./step-in-german";

export const teams = stepInGerman(english.teams, {
  title: "Ausrichtung der Teams auf die Strategie",
  intro: "Wie es um jedes Ihrer Teams steht. Fügen Sie eins nach dem anderen hinzu, so viele Sie möchten.",
  unnamed: "Team ohne Namen",
  headings: [
    "Team",
    "Klarheit",
    "Zusammenarbeit und Ausrichtung",
    "Mittel und Kommunikation",
    "Schulung",
    factsHeading,
  ],
  questions: {
    teamName: { text: "Name des Teams" },
    objectiveClarity: {
      text: "Wie klar sind den Mitgliedern dieses Teams seine Ziele?",
      ends: ["Überhaupt nicht klar", "Sehr klar"],
    },
    objectivesFollowUp: { text: "Was macht die Ziele dieses Teams unklar?" },
    roleClarity: {
      text: "Wie klar sind Rollen und Zuständigkeiten in diesem Team?",
      ends: ["Überhaupt nicht klar", "Sehr klar"],
    },
    roleFollowUp: { text: "Welche Rollen oder Zuständigkeiten in diesem Team sind unklar?" },
    collaboration: {
      text: "Wie gut arbeiten die Mitglieder dieses Teams zusammen?",
      ends: ["Sehr schlecht", "Sehr gut"],
    },
    collaborationFollowUp: { text: "Was steht der Zusammenarbeit in diesem Team im Weg?" },
    empowerment: {
      text: "Wie frei kann dieses Team über seine eigene Arbeit entscheiden?",
      ends: ["Überhaupt nicht frei", "Völlig frei"],
    },
    empowermentFollowUp: { text: "Was hält dieses Team davon ab, über seine eigene Arbeit zu entscheiden?" },
    alignment: {
      text: "Wie gut ist die Arbeit dieses Teams auf die Strategie des Unternehmens ausgerichtet?",
      ends: ["Nicht ausgerichtet", "Ganz ausgerichtet"],
    },
    alignmentFollowUp: { text: "Wo weicht die Arbeit dieses Teams von der Strategie des Unternehmens ab?" },
    resourceAdequacy: {
      text: "Wie weit reichen die Mittel dieses Teams für seine Arbeit aus?",
      hint: "Denken Sie an Personal, Zeit, Werkzeuge und Budget.",
      ends: ["Überhaupt nicht", "Völlig"],
    },
    resourceFollowUp: { text: "Welche Mittel fehlen diesem Team?" },
    communication: {
      text: "Wie gut läuft die Kommunikation in diesem Team und mit dem übrigen Unternehmen?",
      ends: ["Sehr schlecht", "Sehr gut"],
    },
    communicationFollowUp: { text: "Welche Schwierigkeiten hat dieses Team in der Kommunikation?" },
    trainingNeeds: { text: "Braucht dieses Team Schulungen, um seine Ziele zu erreichen?" },
    trainingSkills: {
      text: "Welche Fähigkeiten sollen Schulungen in diesem Team entwickeln?",
      hint: "Trennen Sie sie durch Kommas, zum Beispiel: Verhandeln, Daten auswerten.",
    },
    hasTrainingProgram: { text: "Nimmt dieses Team bereits an Schulungen teil?" },
    trainingProgramFeedback: { text: "Wie gut wirken die bisherigen Schulungen bei diesem Team?" },
    teamSize: { text: "Wie viele Menschen sind in diesem Team?" },
  },
});
