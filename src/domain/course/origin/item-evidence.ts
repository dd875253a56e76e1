// The evidence behind an item of a plan: its gaps, the plan's other items on the same answers, and the answers
// themselves, with the follow-up questions they revealed. Sections of a plan know each other by the answers that their
// items rest on, in any language, and by their titles.
import { comparableName } from "../../assessment/answers/answer-places";
import type { Gap } from "../../assessment/gap-profile/ranking";
import { labelWithTeam } from "../../assessment/gap-profile/words";
import type { Plan, PlanItem, PlanSection } from "../../assessment/plan/plan";
import type { ResolvedReference } from "../../assessment/plan/references";
import { asPlainLine } from "../../kernel/plain-line";
import type { Evidence } from "./course-origin";
import { itemTitle } from "../../assessment/plan/item-title";
import { mostEvidence, type plannedKinds, type saidKinds } from "../request/evidence-kinds";
import { evidenceLine, saidLine } from "./evidence-lines";

const mostGaps = 3;

/** The business's answers about learning: its present training, the methods that worked, and those that did not. */
const methodAnswers = [
  "4.currentMethodologies",
  "4.otherMethodology",
  "4.experimentedMethodsFollowUp",
  "4.programEffectivenessFollowUp",
];

export interface EvidencedItem {
  readonly item: PlanItem;
  readonly section: PlanSection["id"];
  /** The answers that it rests on, and the gaps that it is for. */
  readonly rests: readonly ResolvedReference[];
  readonly gaps: readonly Gap[];
}

/** All of it ticked, what the plan says first; `all` is everything that the business has answered. */
export function evidenceBehind(given: EvidencedItem, plan: Plan, all: readonly ResolvedReference[]): Evidence[] {
  const planned = plannedEvidence(given, plan);
  const behind = answersBehind(given.rests, all);
  const teams = askedTeams(given, all);
  const ofTeams = (id: string) =>
    all.filter(({ question, team }) => question.id === id && team !== undefined && teams.includes(team));
  const sizes = teams.length > 0 ? ofTeams("teamSize") : all.filter(({ reference }) => reference === "4.peopleCount");
  const tried = [
    ...all.filter(({ reference }) => methodAnswers.includes(reference)),
    ...ofTeams("trainingProgramFeedback"),
  ];
  const hours = all.filter(({ reference }) => reference === "4.trainingHours");
  const known = new Set([...sizes, ...tried, ...hours].map(({ reference }) => reference));
  const said = [
    ...behind.filter(({ reference }) => !known.has(reference)).map((each) => saidEvidence("answer", each)),
    ...tried.map((each) => saidEvidence("method", each)),
    ...sizes.map((each) => saidEvidence("teamSize", each)),
    ...hours.map((each) => saidEvidence("hours", each)),
  ];
  return [...planned, ...said].filter(({ text }) => text !== "").slice(0, mostEvidence);
}

/** The teams that an item is for: the one under whose heading it stands, or those whose answers it rests on. */
export function askedTeams(
  { item, rests }: Pick<EvidencedItem, "item" | "rests">,
  all: readonly ResolvedReference[],
): string[] {
  const named = (answers: readonly ResolvedReference[]) => [...new Set(answers.flatMap(({ team }) => team ?? []))];
  const heading = comparableName(item.group ?? "");
  const own = named(all).filter((team) => comparableName(team) === heading);
  return own.length > 0 ? own : named(rests);
}

function plannedEvidence({ item, section, gaps }: EvidencedItem, plan: Plan): Evidence[] {
  const title = itemTitle(item.text);
  const sameTitle = plan.sections.flatMap(({ items }) => items.filter((one) => itemTitle(one.text) === title));
  const references = new Set([item, ...sameTitle].flatMap((one) => one.references));
  const closest = (id: PlanSection["id"]) => closestItem(itemsUnder(plan, id), references);
  const objective = section === "objectives" ? item : closest("objectives");
  const measure = closest("measures") ?? itemsUnder(plan, "measures")[0];
  const step = section === "actions" ? item : (sameTitleIn(plan, title) ?? closest("actions"));
  const firstStep = firstStepIn(item.text) ?? (step && unmarked(step.text));
  const line = (kind: (typeof plannedKinds)[number], text: string | undefined): Evidence[] =>
    text === undefined ? [] : [{ kind, text: evidenceLine(text), ticked: true }];
  return [
    ...gaps.slice(0, mostGaps).flatMap((gap) => line("gap", labelWithTeam(gap))),
    ...line("objective", objective && unmarked(objective.text)),
    ...line("measure", measure && unmarked(measure.text)),
    ...line("firstStep", firstStep),
  ];
}

export function itemsUnder({ sections }: Plan, id: PlanSection["id"]): PlanItem[] {
  return sections.flatMap((section) => (section.id === id ? section.items : []));
}

function sameTitleIn(plan: Plan, title: string): PlanItem | undefined {
  return itemsUnder(plan, "actions").find(({ text }) => itemTitle(text) === title);
}

/** The one that shares most answers; undefined where none shares any. */
function closestItem(items: readonly PlanItem[], references: ReadonlySet<string>): PlanItem | undefined {
  const shared = (one: PlanItem) => one.references.filter((reference) => references.has(reference)).length;
  const most = Math.max(0, ...items.map(shared));
  return most === 0 ? undefined : items.find((one) => shared(one) === most);
}

/** Returns the first step that an item names itself. */
function firstStepIn(text: string): string | undefined {
  return /\bfirst step:\s*(.+?[.!?])(?=\s|$)/i.exec(unmarked(text))?.[1];
}

function unmarked(text: string): string {
  return asPlainLine(text).replaceAll(/[*_`#>|]/g, "");
}

/** Answers, each followed by what was asked because of it: there the business says why in its own words. */
function answersBehind(
  rests: readonly ResolvedReference[],
  all: readonly ResolvedReference[],
): readonly ResolvedReference[] {
  const named = rests.flatMap((rest) => {
    const place = rest.reference.slice(0, -rest.question.id.length);
    const asked = (rest.question.reveals?.ask ?? []).map(({ id }) => `${place}${id}`);
    return [rest, ...all.filter(({ reference }) => asked.includes(reference))];
  });
  return [...new Map(named.map((each) => [each.reference, each])).values()];
}

function saidEvidence(kind: (typeof saidKinds)[number], resolved: ResolvedReference): Evidence {
  const { reference, question, team } = resolved;
  return {
    kind,
    text: saidLine(resolved),
    reference,
    question: question.text,
    ...(team !== undefined && { team }),
    ticked: true,
  };
}
