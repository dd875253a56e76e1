// The progress of the plan's actions, for the report: a table, in the order of the plan.
import { dayInWords } from "../../../kernel/locale";
import { markdownOfTable } from "../../../kernel/markdown";
import type { ActionProgress } from "./action-progress";
import { statusCounts, statusOf, type FollowedPlan } from "./plan-actions";
import { actionWords, progressInShort, statusNames } from "./words";

/** Blank before the first statement: the plan itself tells what is planned. */
export function actionsDocument({ actions, fellAway }: FollowedPlan): string {
  if (fellAway.length === 0 && actions.every(({ progress }) => progress === undefined)) return "";
  const { title, fellAway: gone, fellAwayLead } = actionWords;
  const rows = actions.map((action) => ({ ...action, status: statusOf(action) }));
  const over = fellAway.map((progress) => ({ ...progress, progress, status: progress.current.status }));
  return [
    `## ${title}`,
    progressInShort(statusCounts(actions), actions.length),
    actionsTable(rows),
    ...(over.length === 0 ? [] : [`### ${gone}`, fellAwayLead, actionsTable(over)]),
  ].join("\n\n");
}

interface ActionLine {
  title: string;
  team: string;
  status: keyof typeof statusNames;
  progress: ActionProgress | undefined;
}

function actionsTable(lines: readonly ActionLine[]): string {
  const { action, team, status, day, note } = actionWords;
  const head = [action, team, status, day, note];
  const rows = lines.map((line) => [
    line.title,
    line.team,
    statusNames[line.status],
    line.progress ? dayInWords(line.progress.current.on) : "",
    line.progress?.current.note ?? "",
  ]);
  return markdownOfTable({ head, rows });
}
