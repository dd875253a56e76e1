// Merges the changes of two windows to one course since both had the same: neither loses a text. A text that only one
// of them changed is that one's. A text that both changed has the stretches of both, or else the stored one stays, and
// the other becomes an earlier result; its writer is told.
import { mergedFields, mergedList, partsOfEach, type Editions } from "../../kernel/versioned";
import { toolNames } from "../../kernel/tool-names";
import { withEditedOutline, type CourseDraft, type ModuleTool } from "../draft";
import { modulesOf } from "../modules";
import { modulesOfTexts, moduleStep, newNames, type ModuleStep } from "../moving/module-step";
import type { Course } from "./course";
import { keptHistory } from "./history";
import { carriedText, followedName, followedTexts } from "./followed-texts";
import { mergedText } from "./merged-text";
import { withTexts, type KeptText } from "./texts";

/** The fields of a course besides its texts, but for the module that a window has selected, which is that window's. */
export type CourseHead = Pick<Course, "title" | "order"> &
  Omit<CourseDraft, "selectedModule" | "course-outline" | "study-material" | ModuleTool | "history">;

const nothingWritten: Pick<KeptText, "current" | "earlier"> = { earlier: [] };

export interface MergedCourse {
  course: Course;
  /** The texts of which what this window wrote went among the earlier results. */
  overtaken: KeptText[];
  /** The moves of modules that are known by now. */
  steps: ModuleStep[];
}

const notInHead = new Set<string>(["selectedModule", "history", ...toolNames]);

export function courseHeadOf({ title, order, draft }: Course): CourseHead {
  const head = Object.entries(draft).filter(([name]) => !notInHead.has(name));
  return { title, order, ...(Object.fromEntries(head) as Omit<CourseHead, "title" | "order">) };
}

/** The course with another head and other texts; the selected module stays where it is still there. */
export function withParts(course: Course, { title, order, ...rest }: CourseHead, texts: Iterable<KeptText>): Course {
  const draft = withTexts({ ...course.draft, ...rest }, texts);
  return { ...course, title, order, draft: draft.modulesBefore ? draft : withEditedOutline(draft) };
}

/**
 * The stored text counts as the later of two; of a head's field that both changed, this window's stays, and so do its
 * places of modules. `known` are earlier moves of modules, which some texts may not have followed yet.
 */
export function mergedCourse(
  base: Course,
  mine: Course,
  theirs: Course,
  known: readonly ModuleStep[] = [],
): MergedCourse {
  const isMoved = moduleStep(base.draft, theirs.draft) !== undefined;
  const settled = isMoved ? { ...mine, draft: withEditedOutline(mine.draft) } : mine;
  const steps = [...known, ...stepsBetween([base, settled, theirs])];
  const last = steps.length > known.length ? steps.at(-1) : undefined;
  const target = last?.to ?? modulesOfTexts(settled.draft);
  const ofBase = followedTexts(base, steps, target);
  const ofMine = followedTexts(settled, steps, target, ofBase);
  const kept = [ofBase, ofMine, followedTexts(theirs, steps, target, ofBase)] as const;
  const overtaken: KeptText[] = [];
  const texts = [...new Map([...kept[2], ...kept[1]])].map(([key, place]) => {
    const written = partsOfEach(kept, (texts) => texts.get(key) ?? nothingWritten);
    const current = mergedText(partsOfEach(written, (text) => text.current));
    const gaveWay = current.shown && current.overtaken?.text.trim() ? [current.overtaken] : [];
    const earlier = mergedList(partsOfEach(written, (text) => text.earlier));
    const text = {
      ...place,
      current: current.shown ?? current.overtaken, // one that was taken away gives way to one that was changed
      earlier: keptHistory([...gaveWay, ...earlier]),
    };
    if (gaveWay.length > 0) overtaken.push(text);
    return text;
  });
  const heads = partsOfEach([base, theirs, settled], courseHeadOf);
  const options = mergedFields(partsOfEach(heads, (head) => head.options)).shown;
  const head = { ...mergedFields(heads).shown, options };
  const selectedModule = followedName(settled.draft.selectedModule, steps, target);
  const merged = { ...settled, draft: { ...settled.draft, selectedModule } };
  const { course, back } = placed(merged, head, texts, target);
  return { course, overtaken, steps: back ? [...steps, back] : steps };
}

/** The places of modules that this window has or hears of; both windows' texts follow. */
function stepsBetween([base, mine, theirs]: Editions<Course>): ModuleStep[] {
  const [ofMine, ofTheirs] = [mine, theirs].map(({ draft }) => moduleStep(base.draft, draft));
  const ofBoth = ofMine && ofTheirs && moduleStep(theirs.draft, mine.draft);
  return [ofBoth, ofMine ?? ofTheirs].filter((step) => step !== undefined);
}

/**
 * The texts go back to the names that the outline kept after all, such as a heading that both have changed. That is a
 * step like others: a late text takes it, too.
 */
function placed(
  course: Course,
  head: CourseHead,
  texts: KeptText[],
  target: readonly string[],
): { course: Course; back?: ModuleStep } {
  if (head.modulesBefore) return { course: withParts(course, { ...head, modulesBefore: [...target] }, texts) };
  const outline = texts.find(({ tool }) => tool === "course-outline")?.current;
  const isNew = outline?.writtenAt !== course.draft["course-outline"]?.writtenAt;
  const to = modulesOf(outline?.text ?? "");
  const names = isNew ? new Map<string, string>() : newNames(target, to);
  const back = { from: target, to, names, numbers: new Map<number, number>() };
  const others = texts.map((text) => (text.tool === "course-outline" ? text : carriedText(text, back)));
  if (names.size === 0) return { course: withParts(course, head, texts) };
  return { course: withParts(course, head, others), back };
}
