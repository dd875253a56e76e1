// What two windows have made of one course since both had the same: nothing that either has written is lost. A text
// that only one of them changed is that one's. Where both changed a text, the one that is stored already stands, and
// the other goes among its earlier results, whoever wrote it being told.
import { merged, mergedFields, mergedList, type Editions } from "../../kernel/versioned";
import { toolNames } from "../../kernel/tool-names";
import { withEditedOutline, type CourseDraft, type ModuleTool } from "../draft";
import type { GeneratedText } from "../generated-text";
import type { Course } from "./course";
import { keptHistory } from "./history";
import { keptTexts, textKey, withTexts, type KeptText } from "./texts";

/** What a course has besides its texts, but for the module that a window has selected, which is that window's. */
type CourseHead = Pick<Course, "title" | "order"> &
  Omit<CourseDraft, "selectedModule" | "course-outline" | "study-material" | ModuleTool | "history">;

/** What is stored by itself. */
export type CoursePart = KeptText | CourseHead;

export interface MergedCourse {
  course: Course;
  /** The texts of which what this window wrote went among the earlier results. */
  overtaken: KeptText[];
}

const notInHead = new Set<string>(["selectedModule", "history", ...toolNames]);

export function isText(part: CoursePart): part is KeptText {
  return "tool" in part;
}

function isHead(part: CoursePart): part is CourseHead {
  return !isText(part);
}

/** The same for each part of a course, wherever it is stored. */
export function partKey(part: CoursePart): string {
  return isText(part) ? textKey(part) : "";
}

/** By their keys; the head comes last. */
export function partsOf(course: Course): Map<string, CoursePart> {
  const parts = [...keptTexts(course.draft).values(), courseHeadOf(course)];
  return new Map(parts.map((part) => [partKey(part), part]));
}

function courseHeadOf({ title, order, draft }: Course): CourseHead {
  const head = Object.entries(draft).filter(([name]) => !notInHead.has(name));
  return { title, order, ...(Object.fromEntries(head) as Omit<CourseHead, "title" | "order">) };
}

/** The course made of other parts; the selected module stays where it is still there. */
export function withParts(course: Course, parts: Iterable<CoursePart>): Course {
  const all = [...parts];
  const { title, order, ...rest } = all.find(isHead) ?? courseHeadOf(course);
  const draft = withTexts({ ...course.draft, ...rest }, all.filter(isText));
  return { ...course, title, order, draft: draft.modulesBefore ? draft : withEditedOutline(draft) };
}

export function mergedCourse({ base, mine, theirs }: Editions<Course>): MergedCourse {
  const [was, is, stored] = [keptTexts(base.draft), keptTexts(mine.draft), keptTexts(theirs.draft)];
  const overtaken: KeptText[] = [];
  const texts = [...new Set([...stored.keys(), ...is.keys()])].flatMap((key) => {
    const merge = mergedText({ base: was.get(key), mine: is.get(key), theirs: stored.get(key) });
    if (merge?.isOvertaken) overtaken.push(merge.text);
    return merge ? [merge.text] : [];
  });
  const head = mergedHead({ base: courseHeadOf(base), mine: courseHeadOf(mine), theirs: courseHeadOf(theirs) });
  return { course: withParts(mine, [...texts, head]), overtaken };
}

/** Of a field that both changed, this window's stands. */
function mergedHead({ base, mine, theirs }: Editions<CourseHead>): CourseHead {
  const options = mergedFields({ base: base.options, mine: mine.options, theirs: theirs.options }, "mine").shown;
  return { ...mergedFields({ base, mine, theirs }, "mine").shown, options };
}

function mergedText({ base, mine, theirs }: Editions<KeptText | undefined>) {
  const place = mine ?? theirs;
  if (!place) return undefined;
  const { shown, overtaken } = merged({ base: base?.current, mine: mine?.current, theirs: theirs?.current }, "theirs");
  const current = shown ?? overtaken; // a text that was taken away gives way to one that was changed
  const isOvertaken = shown !== undefined && (overtaken?.text.trim() ?? "") !== "";
  const earlier = mergedList<GeneratedText>({
    base: base?.earlier ?? [],
    mine: mine?.earlier ?? [],
    theirs: theirs?.earlier ?? [],
  });
  const text: KeptText = {
    tool: place.tool,
    module: place.module,
    ...(current && { current }),
    earlier: keptHistory(isOvertaken && overtaken ? [overtaken, ...earlier] : earlier),
  };
  return { text, isOvertaken };
}
