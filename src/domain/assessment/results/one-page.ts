// The words of one page beside the verdict and the teams: the first decisions, and the dates of the plan. Both
// are plain, so that a copy of them can be kept with a link.
import { formatDate, formatMonth } from "../../kernel/locale";
import { asPlainLine } from "../../kernel/plain-line";
import { cutAtWord, withCapital } from "../../kernel/texts";
import type { ProgressData } from "../answers/answers";
import { gapFinder } from "../plan-checks/check-diagnosis";
import type { Gap } from "../gap-profile/ranking";
import { readPlan, type Plan, type StoredPlan } from "../plan/plan";
import { referenceResolver } from "../plan/references";
import { phasesOf, titledItems, type TitledItem } from "./plan-at-a-glance";
import { onePageWords } from "./words";

interface Decision {
  readonly title: string;
  readonly says: string;
}

interface PlanDate {
  readonly when: string;
  readonly what: string;
}

export interface PageContents {
  readonly decisions: readonly Decision[];
  readonly dates: readonly PlanDate[];
}

interface Planned {
  readonly plan: StoredPlan | undefined;
  readonly gaps: readonly Gap[];
  readonly answers: ProgressData;
}

const bound = { decisions: 3, dates: 4, title: 120, says: 110 } as const;

export function pageContents({ plan, gaps, answers }: Planned): PageContents {
  const read = readPlan(plan?.text ?? "");
  const planned = decisionsIn(read, gaps, answers);
  return {
    decisions: [...planned, ...openDecisions(gaps)].slice(0, bound.decisions),
    dates: datesIn(read, beginOf(answers) ?? plan?.generatedAt),
  };
}

/** The plan's decisions by the most pressing gap of each, one for each gap and title. */
function decisionsIn(plan: Plan, gaps: readonly Gap[], answers: ProgressData): Decision[] {
  const gapsOf = gapFinder(gaps, referenceResolver(answers));
  const found = plan.sections
    .flatMap((section, nth) => titledItems(section, nth).filter(({ item }) => isDecision(section.id, item.kind)))
    .map((item) => ({ item, gap: gapsOf(item.item.references).sort((one, other) => one.rank - other.rank)[0] }))
    .sort((one, other) => (one.gap?.rank ?? Infinity) - (other.gap?.rank ?? Infinity) || 0);
  const seen = new Set<string>();
  return found.flatMap(({ item, gap }) => {
    const names = [item.title, ...(gap ? [gap.label] : [])];
    if (names.some((name) => seen.has(name))) return [];
    for (const name of names) seen.add(name);
    return [decisionOf(item)];
  });
}

function isDecision(section: Plan["sections"][number]["id"], kind: string | undefined): boolean {
  return section === "beyond-training" || kind === "decision";
}

function decisionOf({ title, says, item: { group } }: TitledItem): Decision {
  const isPlaced = group === undefined || title.includes(group);
  return { title: cutAtWord(isPlaced ? title : `${title} (${group})`, bound.title), says: cutAtWord(says, bound.says) };
}

/** The open decisions without a plan: the gaps that training does not close, each subject once. */
function openDecisions(gaps: readonly Gap[]): Decision[] {
  const open = gaps.filter(({ trainingIsTheAnswer }) => trainingIsTheAnswer === "no");
  return [...new Set(open.map(({ label }) => label))].map((label) => {
    const those = open.filter((gap) => gap.label === label);
    const teams = those.flatMap(({ team }) => team ?? []);
    const where = teams.length > 1 ? onePageWords.inTeams(teams.length) : (teams[0] ?? "");
    return { title: cutAtWord(where === "" ? label : `${label}: ${where}`, bound.title), says: "" };
  });
}

/** The day on which training may begin, if the business has said one. */
function beginOf(answers: ProgressData): Date | undefined {
  const [year = NaN, month = NaN, day = NaN] = (answers["4"]?.trainingBegins ?? "").split("-").map(Number);
  const begin = new Date(year, month - 1, day);
  return Number.isNaN(begin.getTime()) ? undefined : begin;
}

/** The beginnings of the plan's phases and the end of its year; the phases' own names where they tell no months. */
function datesIn(plan: Plan, begin: Date | undefined): PlanDate[] {
  const phases = phasesOf(plan, undefined, new Date()).slice(0, bound.dates);
  const dates = phases.map(({ title, says }): PlanDate => {
    const [, named = title, subject = ""] = /^([^:]*\d[^:]*):\s*(.+)$/.exec(title) ?? [];
    const month = /\d+/.exec(named)?.[0];
    const what = asPlainLine(subject === "" ? says : subject);
    const when = begin && month !== undefined && +month <= 12 ? dateAfter(begin, +month - 1) : named;
    return { when: cutAtWord(when, bound.title), what: cutAtWord(withCapital(what), bound.says) };
  });
  if (begin === undefined || dates.length === 0) return dates;
  return [...dates.slice(0, bound.dates - 1), { when: dateAfter(begin, 12), what: onePageWords.again }];
}

function dateAfter(begin: Date, months: number): string {
  if (months === 0) return formatDate(begin);
  return formatMonth(new Date(begin.getFullYear(), begin.getMonth() + months, 1));
}
