// Lists the pages of a packed course: for each module the screens of its storyboard, or else its lesson, and its quiz;
// behind them the study material.
import { modulesInOrder, titleOf } from "../course-document";
import { withEditedOutline, type CourseDraft } from "../../draft";
import type { GeneratedText } from "../../generated-text";
import { learnersLesson } from "../../learner/learners-lesson";
import { isEmptyScreen, learnersScreens, type LearnersScreen } from "../../learner/storyboard-screens";
import { questionsOf } from "../../questions";
import { withoutCitations } from "../../reading/citation-marks";
import { bodyOf } from "../../reading/text-lines";
import type { ToolName } from "../../../kernel/tool-names";
import type { PackagePart } from "./package-part";

export interface PackagePage {
  part: PackagePart;
  /** Empty for the study material. */
  module: string;
  tool: ToolName;
  /** The text that the page is made of. */
  text: GeneratedText;
  /** The screen of a storyboard that the page shows. */
  screen?: LearnersScreen | undefined;
  /** The Markdown of a page that is only read. */
  markdown?: string | undefined;
}

/** The pages that a course can have, with all parts. */
export function packagePages(draft: CourseDraft): PackagePage[] {
  const applied = withoutMarksOfSources(withEditedOutline(draft));
  const ofModules = modulesInOrder(applied).flatMap((module) => [
    ...modulePages(applied, module),
    ...quizPages(applied, module),
  ]);
  const material = applied["study-material"];
  return [...ofModules, ...(material ? readPage("study-material", "", material, bodyOf(material.text)) : [])];
}

/** No page says where a sentence comes from, and neither does the text that is packed beside it. */
function withoutMarksOfSources(draft: CourseDraft): CourseDraft {
  const without = (text: GeneratedText): GeneratedText => ({ ...text, text: withoutCitations(text.text) });
  const ofModules = (texts: Record<string, GeneratedText>) =>
    Object.fromEntries(Object.entries(texts).map(([module, text]) => [module, without(text)]));
  const material = draft["study-material"];
  return {
    ...draft,
    ...(material && { "study-material": without(material) }),
    "lesson-content": ofModules(draft["lesson-content"]),
    storyboard: ofModules(draft.storyboard),
    assessment: ofModules(draft.assessment),
  };
}

function modulePages(draft: CourseDraft, module: string): PackagePage[] {
  const { storyboard, "lesson-content": lessons } = draft;
  const screens = screenPages(module, storyboard[module]);
  const lesson = lessons[module];
  return screens.length > 0 || !lesson
    ? screens
    : readPage("lesson-content", module, lesson, withoutModuleTitle(learnersLesson(lesson.text), module));
}

/** The page has the module's title, so the lesson does not say the same once more. */
function withoutModuleTitle(lesson: string, module: string): string {
  const [whole = "", title = ""] = /^# (.{1,200})\n+/.exec(lesson) ?? [];
  return module.includes(title.trim()) ? lesson.slice(whole.length) : lesson;
}

function screenPages(module: string, text: GeneratedText | undefined): PackagePage[] {
  if (!text) return [];
  return learnersScreens(text.text).flatMap((screen) =>
    isEmptyScreen(screen) ? [] : [{ part: "modules", module, tool: "storyboard", text, screen }],
  );
}

function readPage(
  tool: "study-material" | "lesson-content",
  module: string,
  text: GeneratedText,
  markdown: string,
): PackagePage[] {
  const part = tool === "study-material" ? tool : "modules";
  return markdown.trim() ? [{ part, module, tool, text, markdown }] : [];
}

function quizPages(draft: CourseDraft, module: string): PackagePage[] {
  const text = draft.assessment[module];
  const hasQuestions = text !== undefined && questionsOf(text.text).length > 0;
  return hasQuestions ? [{ part: "assessment", module, tool: "assessment", text }] : [];
}

export function questionCount(pages: readonly PackagePage[]): number {
  return pages.flatMap(({ part, text }) => (part === "assessment" ? questionsOf(text.text) : [])).length;
}

/** The language of most of the pages (BCP 47); undefined where no text says one. */
export function packageLanguage(pages: readonly PackagePage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of pages) if (text.language) counts.set(text.language, (counts.get(text.language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export function packageTitle(draft: CourseDraft, title: string): string {
  return title.trim() || titleOf(withEditedOutline(draft));
}
