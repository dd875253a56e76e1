import { dayInWords } from "../../kernel/locale";
import type { ActionProgress, ActionStatus } from "../progress/actions/action-progress";
import { statusCounts, statusOf, type FollowedPlan } from "../progress/actions/plan-actions";
import { actionWords, progressInShort, statusNames } from "../progress/actions/words";
import { latestReading, readingsByDay, type KeyIndicator } from "../progress/key-indicators/key-indicator";
import { indicatorInWords, keyIndicatorWords, withUnit } from "../progress/key-indicators/words";
import { type Chart, type Line, section, type TitledParts, type ReportTable } from "./document";

/** The plan's actions in its order. Nothing before the first statement: the plan itself tells what is planned. */
export function actionsDocument({ actions, fellAway }: FollowedPlan): TitledParts[] {
  if (fellAway.length === 0 && actions.every(({ progress }) => progress === undefined)) return [];
  const { title, fellAway: gone, fellAwayLead } = actionWords;
  const over = fellAway.map((progress) => ({ ...progress, progress, status: progress.current.status }));
  return [
    section(title, [
      progressInShort(statusCounts(actions), actions.length),
      actionsTable(actions.map((action) => ({ ...action, status: statusOf(action) }))),
      ...(over.length === 0 ? [] : [section(gone, [fellAwayLead, actionsTable(over)])]),
    ]),
  ];
}

interface ActionLine {
  title: string;
  team: string;
  status: ActionStatus;
  progress: ActionProgress | undefined;
}

function actionsTable(lines: readonly ActionLine[]): ReportTable {
  const { action, team, status, day, note } = actionWords;
  return {
    kind: "table",
    head: [action, team, status, day, note],
    rows: lines.map((line) => [
      line.title,
      line.team,
      statusNames[line.status],
      line.progress ? dayInWords(line.progress.current.on) : "",
      line.progress?.current.note ?? "",
    ]),
  };
}

/** The state of each indicator, and a chart of each that has a value. */
export function indicatorsDocument(indicators: readonly KeyIndicator[]): TitledParts[] {
  if (indicators.length === 0) return [];
  const lines = indicators.map((indicator): Line => [
    { strong: indicator.name },
    `: ${indicatorInWords(indicator, latestReading(indicator))}`,
  ]);
  const measured = indicators.filter(({ readings }) => readings.length > 0);
  return [section(keyIndicatorWords.titleOf, [{ kind: "list", lines }, ...measured.map(indicatorChart)])];
}

/** The values of an indicator by their days. */
export function indicatorChart(indicator: KeyIndicator): Chart {
  const { name, unit } = indicator;
  const { readChart, values, day, value, note } = keyIndicatorWords;
  return {
    kind: "chart",
    title: name,
    lead: readChart,
    alt: `${name}: ${indicatorInWords(indicator, latestReading(indicator))}`,
    tableLabel: values(name),
    table: {
      head: [day, value, note],
      rows: readingsByDay(indicator).map((reading) => [
        dayInWords(reading.on),
        withUnit(reading.value, unit),
        reading.note,
      ]),
    },
    drawing: { of: "indicator", indicator },
  };
}
