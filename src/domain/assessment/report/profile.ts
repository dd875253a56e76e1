import type { HeatMap, HeatMapCell } from "../gap-profile/heat-map";
import type { GapProfile } from "../gap-profile/gap-profile";
import { heatMapInWords, unreadByPlace, wholeProfileWords } from "../gap-profile/whole-profile-words";
import { gapProfileWords } from "../gap-profile/words";
import { resultsParts } from "../results/anchors";
import type { Chart } from "./document";

/** The rest of the answers' news: strengths, the teams' wishes to learn, and open questions. */
export function profileLists({ strengths, trainingRequests, unread }: GapProfile) {
  const { strengths: strong, requests, skillsNotSaid, notKnown, rating, ratingOf } = wholeProfileWords;
  return [
    {
      id: resultsParts.strengths,
      title: strong,
      count: strengths.length,
      facts: [...new Set(strengths.map(({ label }) => label))].map((name) => ({
        name,
        says: strengths
          .filter(({ label }) => label === name)
          .map((each) => (each.team === undefined ? rating(each.rating) : ratingOf(each.team, each.rating)))
          .join(", "),
      })),
    },
    {
      id: resultsParts.requests,
      title: requests,
      count: trainingRequests.length,
      facts: trainingRequests.map(({ team, skills }) => ({ name: team, says: skills.join(", ") || skillsNotSaid })),
    },
    {
      id: resultsParts.unknown,
      title: notKnown,
      count: unread.length,
      facts: unreadByPlace(unread).map(({ place, labels }) => ({ name: place, says: labels.join(", ") })),
    },
  ].filter(({ count }) => count > 0);
}

/** The teams as a heat map. On paper its table has no room for the levels: the drawing has them. */
export function teamsChart(heatMap: HeatMap, of: "screen" | "paper"): Chart {
  const { columns, rows } = heatMap;
  const { team, teams, teamsLead, teamsTable, ratingAndLevel } = wholeProfileWords;
  const inCell = ({ rating, level }: HeatMapCell) =>
    level === undefined || of === "paper"
      ? String(rating ?? gapProfileWords.notAnswered)
      : ratingAndLevel(rating, level);
  return {
    kind: "chart",
    title: teams,
    lead: teamsLead,
    alt: heatMapInWords(heatMap),
    tableLabel: teamsTable,
    table: {
      head: [team, ...columns.map(({ label }) => label)],
      rows: rows.map((row) => [row.team, ...row.cells.map(inCell)]),
    },
    drawing: { of: "teams", heatMap },
  };
}
