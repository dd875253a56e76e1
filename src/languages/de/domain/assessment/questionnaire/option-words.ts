import type { StoredOption } from "../../../../../domain/assessment/answers/answers";

const words: Readonly<Record<StoredOption, string>> = {
  Purpose: "Zweck",
  Goals: "Ziele",
  Impact: "Wirkung",
  "Target Audience": "Zielgruppe",
  "Core Values": "Werte",
  Communication: "Kommunikation",
  Leadership: "Führung",
  "Organizational Culture": "Unternehmenskultur",
  "Lack of Training": "Fehlende Schulung",
  Other: "Anderes",
  "Market Research": "Marktforschung",
  "Stakeholder Input": "Stimmen der Beteiligten",
  "Expert Consultation": "Rat von Fachleuten",
  "Environmental Scanning": "Blick auf das Umfeld",
  Unknown: "Unbekannt",
  "Town Halls": "Versammlungen der Belegschaft",
  "Digital Dashboards": "Digitale Übersichten",
  "Internal Newsletters": "Interne Newsletter",
  "In-person training": "Schulung in Präsenz",
  "Online courses": "Onlinekurse",
  "Blended learning": "Blended Learning",
  Workshops: "Workshops",
  Mentoring: "Mentoring",
  Webinars: "Webinare",
  "Self-paced modules": "Lernmodule im eigenen Tempo",
  Coaching: "Coaching",
  "Less than 1 hour": "Weniger als 1 Stunde",
  "1 to 2 hours": "1 bis 2 Stunden",
  "2 to 4 hours": "2 bis 4 Stunden",
  "4 to 8 hours": "4 bis 8 Stunden",
  "More than 8 hours": "Mehr als 8 Stunden",
  "Less than 5 thousand": "Weniger als 5.000",
  "5 to 20 thousand": "5.000 bis 20.000",
  "20 to 50 thousand": "20.000 bis 50.000",
  "50 to 100 thousand": "50.000 bis 100.000",
  "More than 100 thousand": "Mehr als 100.000",
};

export function optionInWords(option: string): string {
  return Object.hasOwn(words, option) ? words[option as StoredOption] : option;
}
