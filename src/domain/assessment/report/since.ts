import type { ProgressData } from "../answers/answers";
import type { AreaMoved, MovedGap } from "../comparison/compare-profiles";
import { byWhatMoved, movedLabel } from "../comparison/moved-gaps";
import type { SinceLastTime } from "../comparison/since-last-time";
import {
  areaDifference,
  areasInWords,
  gapsInWords,
  movedInWords,
  notComparableByReason,
  stillPressing,
  teamsInWords,
} from "../comparison/changes-in-words";
import { comparisonWords, movementNames, notComparableReasons } from "../comparison/words";
import { actionKindNames } from "../plan-checks/words";
import { hundredths } from "../gap-profile/in-words";
import { levelNames } from "../gap-profile/whole-profile-words";
import { labelWithTeam } from "../gap-profile/words";
import type { StoredPlan } from "../plan/plan";
import type { ActionProgress } from "../progress/actions/action-progress";
import { statusNames } from "../progress/actions/words";
import { formatMeasured } from "../../kernel/locale";
import { teamDimensions } from "../gap-profile/team-dimensions";
import type { VoiceRatingId } from "../voices/voice-ratings";
import type { VoicesMoved } from "../voices/voices-since";
import { leaderAndTeamWords } from "../voices/words";
import { promisedAction, promisedIn, type Promised } from "../results/promised";
import { promiseWords } from "../results/promise-words";
import { promiseInWords, promisesInWords, promiseState } from "../results/promises-in-words";
import { resultsPageNames } from "../results/words";
import { type Cell, type Chart, type Part, section, type TitledParts } from "./document";

export interface MovedSince {
  readonly answers: ProgressData;
  readonly plan: StoredPlan | undefined;
  readonly since: SinceLastTime;
  /** The progress of its plan's actions, as far as stated. */
  readonly actions: readonly ActionProgress[];
}

const { then, now, moved, area, gap, answers: answersCompared, noNumber } = comparisonWords;

/** The changes since the round before. */
export function sinceDocument(before: MovedSince): TitledParts {
  const { comparison } = before.since;
  return section(resultsPageNames["since-last-time"], [
    movedInWords(comparison),
    ...sinceNotes(before, undefined),
    ...sinceParts(before),
  ]);
}

/** The parts below the sentence of what has moved: what is still open, and the dates. */
export function sinceNotes({ since: { comparison, answeredAt } }: MovedSince, answeredNow: Date | undefined): Part[] {
  const pressing = stillPressing(comparison.gaps);
  return [
    ...(pressing === "" ? [] : [pressing]),
    ...(answeredAt ? [{ kind: "note" as const, text: comparisonWords.between(answeredAt, answeredNow) }] : []),
  ];
}

/** The charts, the teams, the promises, and what only one of the rounds has. */
export function sinceParts(before: MovedSince): Part[] {
  const { areas, gaps, teams, notComparable, compared } = before.since.comparison;
  const reasons = notComparableByReason(notComparable).map(({ why, labels }) => ({
    name: notComparableReasons[why],
    says: labels.join(", "),
  }));
  return [
    ...(compared === 0 ? [] : [areasChart(areas)]),
    ...(gaps.length === 0 ? [] : [gapsChart(byWhatMoved(gaps), gaps)]),
    ...voicesMoved(before.since.voices),
    section(comparisonWords.teams, [{ kind: "list", lines: teamsInWords(teams) }]),
    section(promiseWords.title, promisedParts(before)),
    ...(reasons.length === 0
      ? []
      : [
          section(comparisonWords.notComparable, [
            comparisonWords.notComparableLead,
            { kind: "facts", facts: reasons },
          ]),
        ]),
  ];
}

/** Nothing unless a team has voices in both rounds. */
function voicesMoved(voices: readonly VoicesMoved[]): TitledParts[] {
  if (voices.length === 0) return [];
  const { since, sinceLead, list, team, rating } = leaderAndTeamWords;
  const labelOf = (id: VoiceRatingId) => Object.values(teamDimensions).find(({ field }) => field === id)?.label ?? id;
  return [
    section(since, [
      { kind: "note", text: sinceLead },
      {
        kind: "table",
        label: since,
        few: { first: 7, of: list },
        head: [team, rating, then, now, moved],
        rows: voices.map((row) => [
          row.team,
          labelOf(row.id),
          formatMeasured(row.before),
          formatMeasured(row.after),
          withSign(row.moved),
        ]),
      },
    ]),
  ];
}

function withSign(moved: number): string {
  return `${moved > 0 ? "+" : ""}${formatMeasured(moved)}`;
}

function areasChart(areas: readonly AreaMoved[]): Chart {
  const number = (share: number | undefined) => (share === undefined ? noNumber : String(hundredths(share)));
  return {
    kind: "chart",
    title: comparisonWords.organization,
    lead: comparisonWords.organizationLead,
    alt: areasInWords(areas),
    tableLabel: comparisonWords.organizationTable,
    table: {
      head: [area, then, now, moved, answersCompared],
      rows: areas.map((each) => [
        each.label,
        number(each.before),
        number(each.after),
        areaDifference(each),
        String(each.compared),
      ]),
    },
    drawing: {
      of: "areas",
      ends: [comparisonWords.weakest, comparisonWords.strongest],
      rows: areas.map(({ axis, ...each }) => ({ ...each, key: axis, said: areaDifference({ axis, ...each }) })),
    },
  };
}

function gapsChart(inOrder: readonly MovedGap[], gaps: readonly MovedGap[]): Chart {
  return {
    kind: "chart",
    title: comparisonWords.gaps,
    lead: comparisonWords.gapsLead,
    alt: gapsInWords(gaps),
    tableLabel: comparisonWords.gapsTable,
    few: { first: 8, of: comparisonWords.listOfMoved },
    table: {
      head: [gap, then, now, moved],
      rows: inOrder.map((each) => [
        movedLabel(each),
        levelNames[each.before.level],
        levelNames[each.after.level],
        movementNames[each.movement],
      ]),
    },
    drawing: {
      of: "gaps",
      ends: [comparisonWords.widest, comparisonWords.none],
      rows: inOrder.map((each) => ({
        key: `${each.indicator} ${each.team?.id ?? ""}`,
        label: movedLabel(each),
        before: 1 - each.before.severity,
        after: 1 - each.after.severity,
        said: movementNames[each.movement],
      })),
    },
  };
}

/** The promises of the last round's plan about its gaps, and the present state of these. */
function promisedParts({ plan, answers, actions, since }: MovedSince): Part[] {
  if (!plan) return [promiseWords.noPlan];
  const promised = promisedIn({ plan, answers, actions, ...since });
  if (!promised) return [promiseWords.noReferences];
  if (promised.length === 0) return [promiseWords.nothingPromised];
  return [
    promisesInWords(promised),
    { kind: "note", text: promiseWords.lead },
    {
      kind: "table",
      label: promiseWords.table,
      few: { first: 6, of: promiseWords.list },
      head: [gap, promiseWords.had, moved],
      rows: promised.map(promisedRow),
    },
  ];
}

function promisedRow(promised: Promised): Cell[] {
  const { kind } = promised.item.item;
  return [
    labelWithTeam(promised.gap),
    {
      strong: kind && `${actionKindNames[kind]}: `,
      says: promisedAction(promised),
      anchor: promised.item.anchor,
      aside: promised.status && statusNames[promised.status],
    },
    {
      strong: promiseState(promised),
      aside: promised.moved && promiseInWords(promised),
      movement: promised.moved?.movement,
    },
  ];
}
