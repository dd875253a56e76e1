// The modules of a course between two states of its outline, if they were only moved or renamed: another window's texts
// follow them there.
import { modulesOfDraft, moduleTools, type CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";
import { moduleNumbers, renamed } from "../modules";
import { objectiveMarks, withObjectiveNumbers, withoutObjectiveMarks } from "../reading/objective-marks";
import { isEqual } from "../../kernel/versioned";
import { movedOutline, numberForms } from "./moved-outline";

export interface ModuleStep {
  from: readonly string[];
  to: readonly string[];
  /** The new names of those that have another one. */
  names: ReadonlyMap<string, string>;
  /** The new numbers in the codes of objectives; none where the codes stayed as they were. */
  numbers: ReadonlyMap<number, number>;
}

/** The names by which a draft keeps its texts: an outline that is being edited by hand has others for a while. */
export function modulesOfTexts(draft: CourseDraft): readonly string[] {
  return draft.modulesBefore ?? modulesOfDraft(draft);
}

/** Undefined where no module has another name, and where the outline was written anew. */
export function moduleStep(before: CourseDraft, after: CourseDraft): ModuleStep | undefined {
  const [old, now] = [before["course-outline"], after["course-outline"]];
  const [from, to] = [modulesOfTexts(before), modulesOfTexts(after)];
  if (!old || !now || old.writtenAt !== now.writtenAt || isEqual(from, to)) return undefined;
  const names = newNames(from, to, (one, other) => sharedLines(linesAbout(before, one), linesAbout(after, other)));
  if (names.size === 0) return undefined;
  const step = { from, to, names, numbers: numbersOf(from, to, names) };
  const codes = (text: string) => objectiveMarks(text).map(({ id }) => id);
  const areCodesMoved = isEqual(codes(followedOutline(old, step).text), codes(now.text));
  return areCodesMoved ? step : { ...step, numbers: new Map() };
}

/**
 * The new names of modules: those that moved have their titles, those that were renamed their places. Of several that
 * were renamed while others moved, what is written for them tells which is which: `likeness` counts it.
 */
export function newNames(
  from: readonly string[],
  to: readonly string[],
  likeness: (old: string, now: string) => number = () => 0,
): ReadonlyMap<string, string> {
  for (const form of numberForms) {
    const [old, now] = [bareTitles(from, form), bareTitles(to, form)];
    const pairs = new Map(
      from.flatMap((name, at) => {
        const other = to[now.indexOf(old[at] ?? "")];
        return other === undefined ? [] : [[name, other] as const];
      }),
    );
    if (old.length === 0 || now.length === 0 || ![...pairs].some(([name, other]) => other !== name)) continue;
    const come = new Set(to.filter((name) => ![...pairs.values()].includes(name)));
    const gone = from.filter((name) => !pairs.has(name));
    for (const name of gone) {
      const [best] = [...come].sort((one, other) => likeness(name, other) - likeness(name, one));
      const areOneEach = gone.length === 1 && come.size === 1 && from.length === to.length;
      if (best === undefined || !(areOneEach || likeness(name, best) > 0)) continue;
      pairs.set(name, best);
      come.delete(best);
    }
    return new Map([...pairs].filter(([name, other]) => other !== name));
  }
  return renamed(from, to);
}

/** The lines of all that is written for a module, without codes. */
function linesAbout(draft: CourseDraft, module: string): Set<string> {
  const texts = moduleTools.map((tool) => withoutObjectiveMarks(draft[tool][module]?.text ?? ""));
  return new Set(
    texts
      .join("\n")
      .split("\n")
      .filter((line) => line.trim() !== ""),
  );
}

function sharedLines(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((line) => others.has(line)).length;
}

/** The names without their numbers; none where one has no number, or two would be the same. */
function bareTitles(modules: readonly string[], number: RegExp): string[] {
  const titles = modules.map((name) => name.replace(number, ""));
  const areNumbered = modules.every((name, at) => name !== titles[at]);
  return areNumbered && new Set(titles).size === titles.length ? titles : [];
}

function numbersOf(from: readonly string[], to: readonly string[], names: ModuleStep["names"]): ModuleStep["numbers"] {
  const [old, now] = [moduleNumbers(from), moduleNumbers(to)];
  const pairs = from.map((name, at) => [old[at] ?? 0, now[to.indexOf(names.get(name) ?? name)]] as const);
  return new Map(pairs.flatMap(([number, other]) => (other === undefined ? [] : [[number, other]])));
}

/** A text with the codes that its objectives have after the step. */
export function withNewCodes(text: GeneratedText, { numbers }: ModuleStep): GeneratedText {
  return numbers.size === 0 ? text : { ...text, text: withObjectiveNumbers(text.text, numbers) };
}

/** The outline with its modules in their new order; their new titles are another change. */
export function followedOutline(outline: GeneratedText, step: ModuleStep): GeneratedText {
  const { from, to, names } = step;
  const order = from.map((name) => names.get(name) ?? name);
  let { text } = outline;
  for (const [place, name] of to.entries()) {
    const at = order.indexOf(name);
    if (at < 0 || at === place) continue;
    const moved = from.length === to.length ? movedOutline(text, at, place) : undefined;
    if (!moved) return outline;
    text = moved.text;
    order.splice(place, 0, ...order.splice(at, 1));
  }
  return withNewCodes({ ...outline, text }, step);
}
