import type * as english from "../../../../../domain/assessment/gap-profile/words";
import type { InLanguage } from "../../../../in-language";

export const trainingNeeds: InLanguage<typeof english.trainingNeeds> = {
  yes: "nur Schulung",
  partly: "teils Schulung",
  no: "zuerst eine Entscheidung",
};

export const trainingNames: InLanguage<typeof english.trainingNames> = {
  yes: `Braucht ${trainingNeeds.yes}`,
  partly: `Braucht ${trainingNeeds.partly}`,
  no: `Braucht ${trainingNeeds.no}`,
};

/** „Klarheit der Ziele im Team Lager“, and „im Team Nord“ for a team that is called Team Nord. */
export const labelWithTeam: typeof english.labelWithTeam = ({ label, team }) => {
  if (team === undefined) return label;
  return `${label} im ${/^team\b/i.test(team) ? team : `Team ${team}`}`;
};

export const gapProfileWords: InLanguage<typeof english.gapProfileWords> = {
  verdictBar: "Die Lücken nach dem, was Schulung bei ihnen bewirkt",
  notAnswered: "nicht beantwortet",
  showPicture: "Als Bild zeigen",
  showTable: "Als Tabelle zeigen",
  organization: "Das Unternehmen auf einen Blick",
  organizationTable: "Das Unternehmen auf einen Blick, als Tabelle",
  area: "Bereich",
  strength: "Stärke (0 bis 100)",
  answered: "Beantwortet",
  organizationLead: "Jede Linie nach außen ist ein Bereich: Am Rand ist er am stärksten, in der Mitte am schwächsten.",
  rated: (rating) => `Einschätzung: ${rating} von 5.`,
  radar: (axes) => `Netzdiagramm des Unternehmens, von 0 für den schwächsten bis 100 für den stärksten Wert. ${axes}.`,
  percent: (share) => `${share}\u00a0%`,
  noGaps: "Nichts, was eingeschätzt wurde, zeigt eine Lücke.",
};
