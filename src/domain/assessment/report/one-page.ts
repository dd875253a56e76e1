// The first page of the report, to be handed on by itself: the verdict, the teams, three decisions and four dates.
import { formatNumber } from "../../kernel/locale";
import type { GapProfile } from "../gap-profile/gap-profile";
import { gapProfileWords, trainingNames } from "../gap-profile/words";
import type { PageContents } from "../results/one-page";
import { subjectsInWords, verdictInWords, verdictShares } from "../results/verdict";
import { onePageWords, resultsWords } from "../results/words";
import { type Chart, type Part, section, type TitledParts } from "./document";
import { teamsChart } from "./profile";

/** The most teams that fit on the page; the gap profile has all. */
export const teamsOnPage = 20;

export function onePage(profile: GapProfile, contents: PageContents): TitledParts {
  return section(onePageWords.title, [...verdictParts(profile), ...teamsParts(profile), ...contentsParts(contents)]);
}

function verdictParts({ gaps }: GapProfile): Part[] {
  const shares = verdictShares(gaps);
  const said = shares.map(({ training, count, about }) => [
    trainingNames[training],
    formatNumber(count),
    subjectsInWords(about),
  ]);
  const { share, gaps: count, about } = onePageWords;
  const chart: Chart = {
    kind: "chart",
    title: gapProfileWords.verdictBar,
    lead: "",
    alt: said.map((cells) => cells.join(", ")).join("; "),
    tableLabel: gapProfileWords.verdictBar,
    table: { head: [share, count, about], rows: said },
    drawing: { of: "verdict", shares },
  };
  return [[{ strong: verdictInWords(gaps) }], ...(shares.length === 0 ? [] : [chart])];
}

function teamsParts({ heatMap }: GapProfile): Part[] {
  const { rows } = heatMap;
  if (rows.length === 0) return [];
  const shown = teamsChart({ ...heatMap, rows: rows.slice(0, teamsOnPage) }, "paper");
  return [rows.length > teamsOnPage ? { ...shown, title: resultsWords.fewerTeams(teamsOnPage) } : shown];
}

function contentsParts({ decisions, dates }: PageContents): Part[] {
  const lines = decisions.map(({ title, says }) => [{ strong: title }, says === "" ? "" : `: ${says}`]);
  const facts = dates.map(({ when, what }) => ({ name: when, says: what }));
  return [
    ...(lines.length === 0
      ? []
      : [section(onePageWords.decisions, [{ kind: "list" as const, lines, isNumbered: true }])]),
    ...(facts.length === 0 ? [] : [section(onePageWords.dates, [{ kind: "facts" as const, facts }])]),
  ];
}
