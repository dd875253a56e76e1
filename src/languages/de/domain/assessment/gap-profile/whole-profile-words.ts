import { plural } from "../../../../../domain/kernel/locale";
import type * as english from "../../../../../domain/assessment/gap-profile/whole-profile-words";
import type { InLanguage } from "../../../../in-language";

export const levelNames: InLanguage<typeof english.levelNames> = {
  none: "keine Lücke",
  low: "klein",
  medium: "mittel",
  high: "groß",
  critical: "kritisch",
};

export const wholeProfileWords: InLanguage<typeof english.wholeProfileWords> = {
  teamsTable: "Die Teams, als Tabelle",
  team: "Team",
  shades: "Farbstufen",
  teams: "Die Teams",
  gapProfile: "Lückenprofil",
  nothingRated:
    "Noch ist nichts eingeschätzt. Sobald es Einschätzungen gibt, sehen Sie hier, wo die Lücken sind, welche zuerst kommen und ob Schulung die Antwort ist.",
  teamsLead: "Das Team mit den größten Lücken steht zuerst. Die Zahlen sind die Einschätzungen, 1 bis 5.",
  requests: "Was Teams lernen möchten",
  skillsNotSaid: "Schulung ist nötig; welche Fähigkeiten, wurde nicht gesagt.",
  notKnown: "Nicht beantwortet, also nicht bekannt",
  gaps: "Lücken, die dringendsten zuerst",
  said: "Was gesagt wurde",
  notInPlan: (count) =>
    plural(count, {
      one: "Für 1 davon steht nichts im Plan; sie hat einen Strich in der letzten Spalte.",
      other: "Für # davon steht nichts im Plan; sie haben einen Strich in der letzten Spalte.",
    }),
  behind: "Hinter den Lücken",
  whyPressing: "Was Lücken dringender macht",
  whyTraining: "Was Schulung bei ihnen bewirkt",
  ratedTeams: "Einschätzungen, 1 bis 5",
  strengths: "Stärken, auf denen sich aufbauen lässt",
  radarOf: (areas) => `Netzdiagramm der ${areas} Bereiche des Unternehmens`,
  heatMapOf: (teams, dimensions) =>
    `Heatmap: ${plural(teams, { one: "1 Team", other: "# Teams" })} nach ${dimensions} Merkmalen`,
  rating: (rating) => `${rating ?? ""} von 5`,
  ratingOf: (team, rating) => `${team} ${rating ?? ""}`,
  ratingAndLevel: (rating, level) => `${rating ?? ""} (${levelNames[level]})`,
  allRated: "Alle Einschätzungen, aus denen dieses Profil entsteht, liegen vor.",
  noneRated: "Noch liegt keine Einschätzung vor, also gibt es nichts zu lesen.",
  covered: (percent) =>
    `Die vorliegenden Einschätzungen decken ${percent} % dessen ab, was dieses Profil liest. Was nicht bekannt ist, zählt nie als Lücke.`,
  theOrganization: "Das Unternehmen",
  heatMap: (teams, dimensions, critical) =>
    `${wholeProfileWords.heatMapOf(teams, dimensions)}, mit der Einschätzung zu jedem. Kritische Lücken: ${critical}. Die Tabelle der Teams hat alle Zahlen.`,
  noCritical: "keine",
  moreCritical: (count) => `${count} weitere`,
  listOfGaps: "Lücken",
  showFirst: (few, what) => `Nur die ersten ${few} ${what} zeigen`,
  showAll: (count, what) => `Alle ${count} ${what} zeigen`,
};
