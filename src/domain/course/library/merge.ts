// What two windows have made of one course since both had the same: nothing that either has written is lost. A text
// that only one of them changed is that one's. Where both changed a text, the one that is stored already stands, and
// the other goes among its earlier results, whoever wrote it being told.
import { canonicalText } from "../../kernel/records";
import { withEditedOutline, type CourseDraft, type ModuleTool } from "../draft";
import { keptHistory } from "./history";
import type { GeneratedText } from "../generated-text";
import { toolNames } from "../../kernel/tool-names";
import type { Course } from "./course";
import { keptTexts, withTexts, type KeptText } from "./texts";

/** What a course has besides its texts, but for the module that a window has selected, which is that window's. */
export type CourseHead = Pick<Course, "title" | "order"> &
  Omit<CourseDraft, "selectedModule" | "course-outline" | "study-material" | ModuleTool | "history">;

export interface Merged<Value> {
  merged: Value;
  /** The texts of which what this window wrote went among the earlier results. */
  overtaken: KeptText[];
}

const notInHead = new Set<string>(["selectedModule", "history", ...toolNames]);

export function courseHeadOf({ title, order, draft }: Course): CourseHead {
  const head = Object.entries(draft).filter(([name]) => !notInHead.has(name));
  return { title, order, ...(Object.fromEntries(head) as Omit<CourseHead, "title" | "order">) };
}

/** The course with another head and other texts; the selected module stays where it is still there. */
export function withParts(course: Course, head: CourseHead, texts: Iterable<KeptText>): Course {
  const { title, order, ...rest } = head;
  const draft = withTexts({ ...course.draft, ...rest }, texts);
  return { ...course, title, order, draft: draft.modulesBefore ? draft : withEditedOutline(draft) };
}

export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || canonicalText(one) === canonicalText(other);
}

/** `base` is what both had, `theirs` what is stored by now. */
export function mergedCourse(base: Course, mine: Course, theirs: Course): Merged<Course> {
  const [was, is, stored] = [keptTexts(base.draft), keptTexts(mine.draft), keptTexts(theirs.draft)];
  const keys = new Set([...stored.keys(), ...is.keys()]);
  const overtaken: KeptText[] = [];
  const texts = [...keys].flatMap((key) => {
    const merge = mergedText(was.get(key), is.get(key), stored.get(key));
    if (merge?.isOvertaken) overtaken.push(merge.text);
    return merge ? [merge.text] : [];
  });
  const head = mergedHead(courseHeadOf(base), courseHeadOf(mine), courseHeadOf(theirs));
  return { merged: withParts(mine, head, texts), overtaken };
}

/** Field by field; of what both changed, this window's stands. */
export function mergedHead(base: CourseHead, mine: CourseHead, theirs: CourseHead): CourseHead {
  const options = mergedFields(base.options, mine.options, theirs.options);
  return { ...mergedFields(base, mine, theirs), options };
}

function mergedFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = Object.keys({ ...mine, ...theirs }) as (keyof Fields)[];
  const merged = names.map((name) => [name, isEqual(mine[name], base[name]) ? theirs[name] : mine[name]] as const);
  return Object.fromEntries(merged) as Fields;
}

export function mergedText(
  base: KeptText | undefined,
  mine: KeptText | undefined,
  theirs: KeptText | undefined,
): { text: KeptText; isOvertaken: boolean } | undefined {
  const place = mine ?? theirs;
  if (!place) return undefined;
  const [was, is, stored] = [base?.current, mine?.current, theirs?.current];
  const isMine = isEqual(stored, was) || stored === undefined;
  const isOvertaken = !isMine && !isEqual(is, was) && !isEqual(is, stored) && (is?.text.trim() ?? "") !== "";
  const current = isMine && !(stored === undefined && isEqual(is, was)) ? is : stored;
  const earlier = mergedHistory(base?.earlier ?? [], mine?.earlier ?? [], theirs?.earlier ?? []);
  return {
    text: {
      tool: place.tool,
      module: place.module,
      ...(current && { current }),
      earlier: keptHistory(isOvertaken && is ? [is, ...earlier] : earlier),
    },
    isOvertaken,
  };
}

/** What either has added is there, and what either has taken out is not: it became the current text again. */
function mergedHistory(base: GeneratedText[], mine: GeneratedText[], theirs: GeneratedText[]): GeneratedText[] {
  const added = lacking(lacking(mine, base), theirs);
  const removed = lacking(base, mine);
  return [...added, ...lacking(theirs, removed)];
}

function lacking(list: GeneratedText[], others: GeneratedText[]): GeneratedText[] {
  return list.filter((each) => !others.some((other) => isEqual(each, other)));
}
