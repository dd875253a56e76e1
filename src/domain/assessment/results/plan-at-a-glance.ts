// The parts of a plan that stand on the overview: what it does first about a gap, its priorities, and its year.
import { itemTitle } from "../plan/item-title";
import { asPlainLine } from "../../kernel/plain-line";
import { itemAnchor, type DiagnosisCheck } from "../plan-checks/check-diagnosis";
import type { Gap } from "../gap-profile/ranking";
import type { Plan, PlanItem, PlanSection } from "../plan/plan";

export interface TitledItem {
  readonly item: PlanItem;
  readonly title: string;
  /** The plain words behind its title. */
  readonly says: string;
  /** The id of its element where the whole plan is. */
  readonly anchor: string;
}

/** The sections in which a reader first looks for the work on a gap. */
const mostTelling: readonly PlanSection["id"][] = ["actions", "beyond-training", "priorities"];

/** The item by which the plan deals with a gap first; undefined where it does not. */
export function answerToGap(plan: Plan, gap: Gap, diagnosis: DiagnosisCheck): TitledItem | undefined {
  const places = diagnosis.placesOf(gap);
  const sections = [...mostTelling, ...places.map(({ section }) => section)];
  const first = sections.flatMap((id) => places.find(({ section }) => section === id) ?? [])[0];
  return first && plan.sections.flatMap(titledItems).find(({ anchor }) => anchor === first.anchor);
}

export function prioritiesOf({ sections }: Plan): TitledItem[] {
  return sections.flatMap((section, nth) => (section.id === "priorities" ? titledItems(section, nth) : []));
}

export interface PlanPhase {
  readonly title: string;
  readonly says: string;
  /** By the months that its title names, where the phases together are a year. */
  readonly state: "open" | "here" | "done";
}

/** The timeline by its headings, or item by item where it has none. */
export function phasesOf({ sections }: Plan, begun: Date | undefined, now: Date): PlanPhase[] {
  const items = sections.flatMap((section, nth) => (section.id === "timeline" ? titledItems(section, nth) : []));
  const phases = new Map<string, string>();
  for (const { item, title, says } of items) {
    if (item.group === undefined) phases.set(title, says);
    else if (!phases.has(item.group)) phases.set(item.group, titledSentence(title, says));
  }
  const states = statesOf([...phases.keys()], begun, now);
  return [...phases].map(([title, says], nth) => ({ title, says, state: states[nth] ?? "open" }));
}

/** Numbers are the same in every language: "Months 4 to 9", „Monate 4 bis 9“. */
function statesOf(titles: readonly string[], begun: Date | undefined, now: Date): PlanPhase["state"][] {
  const spans = titles.map((title) => [...title.matchAll(/\d+/g)].map(Number));
  const isYear = spans.every(({ length }) => length === 1 || length === 2) && spans.at(-1)?.at(-1) === 12;
  if (begun === undefined || !isYear) return [];
  const month = (now.getFullYear() - begun.getFullYear()) * 12 + now.getMonth() - begun.getMonth() + 1;
  return spans.map(([first = 0, last = first]) => (month > last ? "done" : month >= first ? "here" : "open"));
}

export function titledItems({ items }: PlanSection, sectionIndex: number): TitledItem[] {
  return items.map((item, nth) => {
    const title = itemTitle(item.text);
    const plain = asPlainLine(item.text).replaceAll(/[*_`#>|]/g, "");
    const says = plain.startsWith(title) ? plain.slice(title.length).replace(/^[.:;,\s]+/, "") : plain;
    return { item, title, says, anchor: itemAnchor(sectionIndex, nth) };
  });
}

function titledSentence(title: string, says: string): string {
  return says === "" ? title : `${title}. ${says}`;
}
