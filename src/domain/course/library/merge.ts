// Merges the changes of two windows to one course since both had the same: neither loses a text. A text that only one
// of them changed is that one's. A text that both changed has the stretches of both, or else the stored one stays, and
// the other becomes an earlier result; its writer is told.
import { mergedFields, mergedList, partsOfEach } from "../../kernel/versioned";
import { toolNames } from "../../kernel/tool-names";
import { withEditedOutline, type CourseDraft, type ModuleTool } from "../draft";
import type { Course } from "./course";
import { keptHistory } from "./history";
import { mergedText } from "./merged-text";
import { keptTexts, withTexts, type KeptText } from "./texts";

/** The fields of a course besides its texts, but for the module that a window has selected, which is that window's. */
export type CourseHead = Pick<Course, "title" | "order"> &
  Omit<CourseDraft, "selectedModule" | "course-outline" | "study-material" | ModuleTool | "history">;

const nothingWritten: Pick<KeptText, "current" | "earlier"> = { earlier: [] };

export interface MergedCourse {
  course: Course;
  /** The texts of which what this window wrote went among the earlier results. */
  overtaken: KeptText[];
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

/** The stored text counts as the later of two; of a head's field that both changed, this window's stays. */
export function mergedCourse(base: Course, mine: Course, theirs: Course): MergedCourse {
  const kept = partsOfEach([base, mine, theirs], ({ draft }) => keptTexts(draft));
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
  const heads = partsOfEach([base, theirs, mine], courseHeadOf);
  const options = mergedFields(partsOfEach(heads, (head) => head.options)).shown;
  return { course: withParts(mine, { ...mergedFields(heads).shown, options }, texts), overtaken };
}
