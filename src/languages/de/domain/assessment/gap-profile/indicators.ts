import * as english from "../../../../../domain/assessment/gap-profile/indicators";
import type { InLanguage } from "../../../../in-language";

export const axes: InLanguage<typeof english.axes> = {
  purpose: "Zweck und Werte",
  execution: "Ziele und Austausch",
  market: "Kunden und Markt",
  operations: "Abläufe und Innovation",
  support: "Unterstützung",
  performance: "Leistung und Zukunft",
  learning: "Lernen und Entwicklung",
  teams: "Teams",
};

const { trendInfluence, ongoingImportance } = english.contexts;

export const contexts = {
  trendInfluence: {
    ...trendInfluence,
    label: "Einfluss von Trends",
    because: "Trends der Branche die Strategie stark beeinflussen",
  },
  ongoingImportance: {
    ...ongoingImportance,
    label: "Bedeutung laufender Weiterbildung",
    because: "laufende Weiterbildung für das Unternehmen wichtig ist",
  },
};
