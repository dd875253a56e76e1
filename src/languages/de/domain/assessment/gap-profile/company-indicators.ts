import * as english from "../../../../../domain/assessment/gap-profile/company-indicators";
import { labelledInGerman } from "./labelled-in-german";

const { missionClarity, valuesAlignment, ...others } = labelledInGerman(english.companyIndicators, {
  missionClarity: "Klarheit des Leitbilds",
  valuesAlignment: "Gelebte Werte",
  vision: "Vision",
  objectives: "Strategische Ziele",
  metrics: "Messgrößen",
  strategyCommunication: "Vermittlung der Strategie",
  customers: "Kundenbeziehungen",
  quality: "Qualität des Angebots",
  efficiency: "Effizienz der Abläufe",
  innovation: "Innovation",
  adaptability: "Anpassung an den Markt",
  advantage: "Wettbewerbsvorteil",
  processes: "Prozesse",
  technology: "Technik",
  talent: "Personalarbeit",
  engagement: "Kontakt zu Kunden",
  performance: "Heutige Leistung",
  distance: "Abstand zur gewünschten Zukunft",
  opportunities: "Nutzung von Chancen",
  readiness: "Vorbereitung auf die Zukunft",
  programs: "Wirksamkeit der Weiterbildung",
  delivery: "Form der Schulungen",
  needs: "Ermittlung des Schulungsbedarfs",
});

export const companyIndicators = {
  missionClarity: {
    ...missionClarity,
    absent: { ...missionClarity.absent, says: "Das Unternehmen hat kein Leitbild." },
  },
  valuesAlignment: {
    ...valuesAlignment,
    absent: { ...valuesAlignment.absent, says: "Das Unternehmen hat seine Werte nicht festgelegt." },
  },
  ...others,
};
