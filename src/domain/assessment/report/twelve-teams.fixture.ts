// A business of twelve teams that has answered everything, and its plan with 26 actions, as long as real ones are.
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { aTroubledTeam, fullAnswers } from "../answers/answers.fixture";
import { aPlanText } from "../plan/plan.fixture";

export const twelveTeamNames = [
  "Disposition",
  "Fahrdienst Nord",
  "Fahrdienst Süd",
  "Lager & Versand",
  "Werkstatt",
  "Kundenservice",
  "Buchhaltung",
  "Personal und Ausbildung",
  "Einkauf",
  "IT-Betrieb",
  "Vertrieb Schlüsselkunden",
  "Geschäftsleitung",
] as const;

const rated = [
  "objectiveClarity",
  "roleClarity",
  "collaboration",
  "empowerment",
  "alignment",
  "resourceAdequacy",
  "communication",
] as const;

/** Ratings from 1 to 5, of which three in five are gaps, and every third team has said what it asks to learn. */
function aRatedTeam(teamName: string, nth: number): TeamAnswers {
  const ratings = rated.map((field, column) => [field, String(((nth * 3 + column * 2) % 5) + 1)] as const);
  return aTroubledTeam({
    teamName,
    ...Object.fromEntries(ratings),
    trainingNeeds: nth % 3 === 0 ? "yes" : "no",
    teamSize: String(8 + nth),
  });
}

export function twelveTeams(): ProgressData {
  return {
    ...fullAnswers(),
    "2": { teams: twelveTeamNames.map(aRatedTeam) },
    "4": { ...fullAnswers()["4"], trainingBegins: "2027-02-01" },
  };
}

const settling =
  "the lead, two people of the team and the consultant settle it in one meeting of two hours, and write it on one page that hangs where the work is done.";
const learn =
  "two sessions of 45 minutes with the team's own cases, and a week of practice in pairs after each; the lead watches once and says what to change.";

function actionsOf(team: string, nth: number): string {
  const items = [
    `- **Who decides in ${team}:** ${settling} [kind: decision] [answers: 2.${team}.roleClarity, 2.${team}.empowerment]`,
    `- **Handing over a shift:** ${learn} [kind: course] [answers: 2.${team}.communication]`,
    ...(nth < 2
      ? [`- **One figure on the wall:** ${settling} [kind: process] [answers: 2.${team}.objectiveClarity]`]
      : []),
  ];
  return `### ${team}\n\n${items.join("\n")}`;
}

const items = (count: number, title: string, mark: string) =>
  Array.from({ length: count }, (_, nth) => `- **${title} ${nth + 1}.** ${nth % 2 ? learn : settling} ${mark}`).join(
    "\n",
  );

export function twelveTeamsPlan(): string {
  return aPlanText("[answers: 1.customerSatisfaction]", {
    summary: `The business delivers well and decides late. ${settling} ${learn} ${settling} [answers: 3.currentPerformance]`,
    priorities: items(5, "Priority", "[answers: 2.Disposition.roleClarity, 1.customerSatisfaction]"),
    objectives: items(5, "Objective", "[answers: 2.Disposition.communication]"),
    actions: twelveTeamNames.map(actionsOf).join("\n\n"),
    methods: items(4, "Method", "[answers: 4.trainingHours, 4.peopleCount]"),
    timeline: `### Months 1 to 3: settle and try\n\n${items(2, "First step", "[answers: 4.trainingBegins]")}\n\n### Months 4 to 9: roll out\n\n${items(2, "Second step", "[answers: 4.trainingHours]")}\n\n### Months 10 to 12: make it last\n\n${items(2, "Third step", "[answers: 4.needsIdentification]")}`,
    measures: items(4, "Measure", "[answers: 0.kpiList]"),
    "beyond-training": items(6, "Decision", "[answers: 2.Werkstatt.resourceAdequacy, 0.strategicObjectives]"),
  });
}
