import * as english from "../../../../../domain/assessment/questionnaire/strategy";
import { stepInGerman } from "./step-in-german";

export const strategy = stepInGerman(english.strategy, {
  title: "Vision und Leitbild",
  intro: "Wohin Ihr Unternehmen will, wofür es steht und wie gut die Menschen darin das wissen.",
  headings: ["Leitbild", "Werte", "Vision", "Ziele und Messgrößen", "Kommunikation"],
  questions: {
    hasMission: { text: "Hat Ihr Unternehmen ein Leitbild?" },
    missionStatement: { text: "Wie lautet das Leitbild Ihres Unternehmens?" },
    missionClarity: {
      text: "Wie klar ist das Leitbild den Menschen, die in Ihrem Unternehmen arbeiten?",
      ends: ["Überhaupt nicht klar", "Sehr klar"],
    },
    missionFollowUp: { text: "Welche Teile Ihres Leitbilds müssen klarer werden?" },
    hasCoreValues: { text: "Hat Ihr Unternehmen seine Werte festgelegt?" },
    coreValuesList: {
      text: "Welche Werte hat Ihr Unternehmen?",
      hint: "Trennen Sie sie durch Kommas, zum Beispiel: Ehrlichkeit, Neugier, Sorgfalt.",
    },
    coreValuesAlignment: {
      text: "Wie gut lebt Ihr Unternehmen seine Werte im Arbeitsalltag?",
      ends: ["Kaum", "Ganz und gar"],
    },
    coreValuesFollowUp: { text: "Was steht Ihren Werten im Arbeitsalltag im Weg?" },
    coreValuesOther: { text: "Was steht Ihren Werten im Arbeitsalltag sonst noch im Weg?" },
    visionConfidence: {
      text: "Wie zuversichtlich sind Sie, was die langfristige Vision Ihres Unternehmens angeht?",
      ends: ["Überhaupt nicht zuversichtlich", "Sehr zuversichtlich"],
      unknown: "Ich weiß es nicht",
    },
    visionFollowUp: { text: "Was gäbe Ihnen mehr Zuversicht in Ihre langfristige Vision?" },
    strategicObjectives: {
      text: "Wie klar sind die strategischen Ziele Ihres Unternehmens festgelegt?",
      ends: ["Nicht festgelegt", "Sehr klar festgelegt"],
    },
    objectivesFollowUp: { text: "Warum sind Ihre strategischen Ziele nicht klar festgelegt?" },
    kpiList: {
      text: "Welche Kennzahlen (KPIs) verfolgt Ihr Unternehmen?",
      hint: "Trennen Sie sie durch Kommas, zum Beispiel: Kundenbindung, Umsatz je Kopf.",
    },
    successMetrics: {
      text: "Wie gut zeigen Ihre Messgrößen, ob Sie Ihre Ziele erreichen?",
      ends: ["Überhaupt nicht", "Sehr gut"],
    },
    metricsFollowUp: { text: "Was fehlt Ihren Messgrößen?" },
    communication: {
      text: "Wie gut wird Ihre Strategie im ganzen Unternehmen vermittelt?",
      ends: ["Kaum", "Sehr gut"],
    },
    communicationFollowUp: { text: "Welche Wege würden helfen, Ihre Strategie besser zu vermitteln?" },
    communicationOther: { text: "Welche anderen Wege würden helfen, Ihre Strategie zu vermitteln?" },
  },
});
