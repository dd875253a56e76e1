// The changes since the round before as Markdown, in parts, so that a report has its charts above their tables.
import type { ActionProgress } from "../progress/actions/action-progress";
import { statusNames } from "../progress/actions/words";
import type { ProgressData } from "../answers/answers";
import { byWhatMoved } from "../comparison/moved-gaps";
import { areasTable, movedGapsTable } from "../comparison/moved-tables";
import type { SinceLastTime } from "../comparison/since-last-time";
import {
  comparisonWords,
  movedInWords,
  notComparableByReason,
  notComparableReasons,
  stillPressing,
  teamsInWords,
} from "../comparison/words";
import { actionKindNames } from "../diagnosis/words";
import { escapedMarkdown, markdownOfTable, markdownTable } from "../../kernel/markdown";
import { labelWithTeam } from "../gap-profile/words";
import type { StoredPlan } from "../plan/plan";
import { promisedIn, promisedAction, type Promised } from "./promised";
import { promiseInWords, promisesInWords, promiseState, promiseWords } from "./promise-words";
import { resultsPageNames } from "./words";

export interface MovedSince {
  readonly answers: ProgressData;
  readonly plan: StoredPlan | undefined;
  readonly since: SinceLastTime;
  /** The progress of its plan's actions, as far as stated. */
  readonly actions: readonly ActionProgress[];
}

interface SinceParts {
  /** From the heading on, up to the charts. */
  words: string;
  /** The contents of each chart, below its title; in the order of drawing. */
  charts: { title: string; table: string }[];
  rest: string;
}

const { moved, gap } = comparisonWords;

export function sinceParts({ plan, answers, since, actions }: MovedSince): SinceParts {
  const { comparison, answeredAt } = since;
  const { areas, gaps, teams, notComparable } = comparison;
  const about = [
    movedInWords(comparison),
    stillPressing(gaps),
    answeredAt ? comparisonWords.between(answeredAt, undefined) : "",
  ];
  const organization = markdownOfTable(areasTable(areas));
  const byGap = markdownOfTable(movedGapsTable(byWhatMoved(gaps)));
  const charts = [
    ...(comparison.compared === 0 ? [] : [{ title: comparisonWords.organization, table: organization }]),
    ...(gaps.length === 0 ? [] : [{ title: comparisonWords.gaps, table: byGap }]),
  ];
  return {
    words: [`## ${resultsPageNames["since-last-time"]}`, ...about.filter(Boolean).map(escapedMarkdown)].join("\n\n"),
    charts,
    rest: [
      `### ${comparisonWords.teams}`,
      list(teamsInWords(teams)),
      `### ${promiseWords.title}`,
      promisesAsTable(plan && promisedIn({ plan, answers, actions, ...since }), plan),
      ...(notComparable.length === 0
        ? []
        : [
            `### ${comparisonWords.notComparable}`,
            comparisonWords.notComparableLead,
            list(
              notComparableByReason(notComparable).map(
                ({ why, labels }) => `${notComparableReasons[why]}: ${labels.join(", ")}`,
              ),
            ),
          ]),
    ].join("\n\n"),
  };
}

/** All of it as one text, the charts as tables. */
export function sinceDocument(before: MovedSince): string {
  const { words, charts, rest } = sinceParts(before);
  return [words, ...charts.flatMap(({ title, table }) => [`### ${title}`, table]), rest].join("\n\n");
}

function promisesAsTable(promised: readonly Promised[] | undefined, plan: StoredPlan | undefined): string {
  if (!plan) return promiseWords.noPlan;
  if (!promised) return promiseWords.noReferences;
  if (promised.length === 0) return promiseWords.nothingPromised;
  const rows = promised.map((each) => [
    escapedMarkdown(labelWithTeam(each.gap)),
    `${each.item.item.kind ? `${actionKindNames[each.item.item.kind]}: ` : ""}${escapedMarkdown(promisedAction(each))}${each.status ? ` (${statusNames[each.status]})` : ""}`,
    `${promiseState(each)}${each.moved ? ` (${promiseInWords(each)})` : ""}`,
  ]);
  return [promisesInWords(promised), promiseWords.lead, markdownTable([gap, promiseWords.had, moved], rows)].join(
    "\n\n",
  );
}

function list(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${escapedMarkdown(sentence)}`).join("\n");
}
