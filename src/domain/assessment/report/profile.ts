import type { HeatMap, HeatMapCell } from "../gap-profile/heat-map";
import type { GapProfile } from "../gap-profile/gap-profile";
import { heatMapInWords, unreadByPlace } from "../gap-profile/whole-profile-in-words";
import { wholeProfileWords } from "../gap-profile/whole-profile-words";
import { gapProfileWords } from "../gap-profile/words";
import { resultsParts } from "../results/anchors";
import { leaderAndTeamWords } from "../voices/words";
import { type Chart, section, type TitledParts } from "./document";

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
  const ofLeader = ({ rating, level }: HeatMapCell) =>
    level === undefined || of === "paper"
      ? String(rating ?? gapProfileWords.notAnswered)
      : ratingAndLevel(rating, level);
  const inCell = (cell: HeatMapCell) =>
    [ofLeader(cell), ...(cell.ownMean === undefined ? [] : [leaderAndTeamWords.inCell(cell.ownMean)])].join("; ");
  const hasVoices = rows.some(({ cells }) => cells.some(({ ownMean }) => ownMean !== undefined));
  return {
    kind: "chart",
    title: teams,
    lead: hasVoices ? `${teamsLead} ${leaderAndTeamWords.secondNumber}` : teamsLead,
    alt: heatMapInWords(heatMap),
    tableLabel: teamsTable,
    table: {
      head: [team, ...columns.map(({ label }) => label)],
      rows: rows.map((row) => [row.team, ...row.cells.map(inCell)]),
    },
    drawing: { of: "teams", heatMap },
  };
}

/** The leader's ratings beside those of the team; nothing without voices. */
export function voicesDocument({ voices = [] }: Pick<GapProfile, "voices">): TitledParts[] {
  if (voices.length === 0) return [];
  const { title, lead, table, list, rating, sides, difference, ratings, of, says, apart, spread } = leaderAndTeamWords;
  return [
    section(title, [
      { kind: "note", text: lead },
      {
        kind: "table",
        label: table,
        few: { first: 7, of: list },
        head: [rating, sides, difference, ratings],
        rows: voices.map((row) => [
          of(row.label, row.team),
          says(row.leader, row.mean),
          row.difference === undefined ? "–" : apart(row.difference),
          spread(row.spread, row.voices),
        ]),
      },
    ]),
  ];
}
