import * as english from "../../../../../domain/assessment/questionnaire/drivers";
import { stepInGerman } from "./step-in-german";

const satisfied = ["Sehr unzufrieden", "Sehr zufrieden"] as const;
const supports = ["Überhaupt nicht", "Sehr gut"] as const;

export const drivers = stepInGerman(english.drivers, {
  title: "Strategische Treiber und Herausforderungen",
  intro: "Was Ihr Unternehmen voranbringt, was es bremst und wo es Unterstützung braucht.",
  headings: ["Treiber des Geschäfts", "Trends und Wettbewerb", "Unterstützung"],
  questions: {
    customerSatisfaction: { text: "Wie zufrieden sind Sie mit Ihren Kundenbeziehungen?", ends: satisfied },
    "driversFollowUp.Customer Relationships": {
      text: "Welche Schwierigkeiten haben Sie bei Ihren Kundenbeziehungen?",
    },
    productSatisfaction: {
      text: "Wie zufrieden sind Sie mit der Qualität Ihrer Produkte und Dienstleistungen?",
      ends: satisfied,
    },
    "driversFollowUp.Product/Service Quality": {
      text: "Welche Schwierigkeiten haben Sie mit der Qualität Ihrer Produkte und Dienstleistungen?",
    },
    efficiencySatisfaction: { text: "Wie zufrieden sind Sie mit der Effizienz Ihrer Abläufe?", ends: satisfied },
    "driversFollowUp.Operational Efficiency": {
      text: "Welche Schwierigkeiten haben Sie mit der Effizienz Ihrer Abläufe?",
    },
    innovationSatisfaction: {
      text: "Wie zufrieden sind Sie damit, wie gut Ihr Unternehmen Neues hervorbringt?",
      ends: satisfied,
    },
    "driversFollowUp.Innovation": { text: "Welche Schwierigkeiten haben Sie, Neues hervorzubringen?" },
    marketAdaptabilitySatisfaction: {
      text: "Wie zufrieden sind Sie damit, wie sich Ihr Unternehmen an Veränderungen in seinem Markt anpasst?",
      ends: satisfied,
    },
    "driversFollowUp.Market Adaptability": {
      text: "Welche Schwierigkeiten haben Sie, sich an Veränderungen in Ihrem Markt anzupassen?",
    },
    trendInfluence: {
      text: "Wie stark beeinflussen Trends in Ihrer Branche Ihre Strategie?",
      ends: ["Kaum", "Sehr stark"],
    },
    trendDetails: { text: "Welche Trends sind für Ihre Strategie am wichtigsten, und warum?" },
    competitiveAdvantage: { text: "Wie stark ist Ihr Wettbewerbsvorteil?", ends: ["Sehr schwach", "Sehr stark"] },
    competitiveDetails: {
      text: "Welche Schwierigkeiten haben Sie, einen Wettbewerbsvorteil aufzubauen oder zu halten?",
    },
    "supportAreas.Processes": { text: "Wie gut unterstützen Ihre Prozesse Ihre strategischen Ziele?", ends: supports },
    "supportDetails.Processes": { text: "Welche Schwierigkeiten haben Sie mit Ihren Prozessen?" },
    "supportAreas.Technology": { text: "Wie gut unterstützt Ihre Technik Ihre strategischen Ziele?", ends: supports },
    "supportDetails.Technology": { text: "Welche Schwierigkeiten haben Sie mit Ihrer Technik?" },
    "supportAreas.Talent/HR": {
      text: "Wie gut unterstützt Ihre Personalarbeit Ihre strategischen Ziele?",
      ends: supports,
    },
    "supportDetails.Talent/HR": { text: "Welche Schwierigkeiten haben Sie in Ihrer Personalarbeit?" },
    "supportAreas.Customer Engagement": {
      text: "Wie gut unterstützt Ihr Kontakt zu Ihren Kunden Ihre strategischen Ziele?",
      ends: supports,
    },
    "supportDetails.Customer Engagement": {
      text: "Welche Schwierigkeiten haben Sie im Kontakt zu Ihren Kunden?",
    },
  },
});
