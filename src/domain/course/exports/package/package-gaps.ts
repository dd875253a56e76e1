// Says what a package lacks, a sentence each, before it is made.
import { modulesInOrder } from "../course-document";
import { withEditedOutline, type CourseDraft } from "../../draft";
import type { GeneratedText } from "../../generated-text";
import { learnersLesson } from "../../learner/learners-lesson";
import { isEmptyScreen, learnersScreens, type LearnersScreen } from "../../learner/storyboard-screens";
import { leftOutQuestions, questionsOf } from "../../questions";
import { openFactsInWords } from "../../reading/open-facts";
import { isWritten, nameOfText } from "../../spine/course-texts";
import type { ToolName } from "../../../kernel/tool-names";
import type { PackagePart } from "./package-part";
import { packageWords } from "./words";

export function packageGaps(draft: CourseDraft): Record<PackagePart, string[]> {
  const applied = withEditedOutline(draft);
  const modules = modulesInOrder(applied);
  return {
    modules: modules.flatMap((module, nth) => moduleGaps(applied, module, nth + 1)),
    assessment: modules.flatMap((module, nth) => quizGaps(applied.assessment[module], nth + 1)),
    "study-material": textGaps("study-material", applied["study-material"]),
  };
}

/** A module without screens is made of its lesson, which is the lesser page. */
function moduleGaps({ storyboard, "lesson-content": lessons }: CourseDraft, module: string, nth: number): string[] {
  const [text, lesson] = [storyboard[module], lessons[module]];
  const screens = text ? learnersScreens(text.text) : [];
  const name = nameOfText({ tool: "storyboard", module: nth });
  if (screens.some((screen) => !isEmptyScreen(screen)))
    return [...textGaps("storyboard", text, nth), ...screenGaps(name, screens)];
  if (lesson && learnersLesson(lesson.text)) {
    const why = text?.text.trim() ? packageWords.noScreens(name) : packageWords.noStoryboard(name);
    return [why, ...textGaps("lesson-content", lesson, nth)];
  }
  return [packageWords.noModule(nth)];
}

function screenGaps(name: string, screens: readonly LearnersScreen[]): string[] {
  const numbers = (found: readonly LearnersScreen[]) => found.map(({ number }) => number);
  const empty = numbers(screens.filter(isEmptyScreen));
  const untold = numbers(screens.filter(({ feedback }) => feedback !== ""));
  return [
    ...(empty.length > 0 ? [packageWords.emptyScreens(name, empty)] : []),
    ...(untold.length > 0 ? [packageWords.noOptions(name, untold)] : []),
  ];
}

function quizGaps(text: GeneratedText | undefined, module: number): string[] {
  const name = nameOfText({ tool: "assessment", module });
  if (text?.text.trim() && questionsOf(text.text).length === 0) return [packageWords.noQuestions(name)];
  const leftOut = leftOutQuestions(text?.text ?? "");
  return [...textGaps("assessment", text, module), ...(leftOut ? [packageWords.gap(name, leftOut)] : [])];
}

function textGaps(tool: ToolName, text: GeneratedText | undefined, module?: number): string[] {
  const name = nameOfText({ tool, ...(module !== undefined && { module }) });
  if (!text?.text.trim()) return [packageWords.missing(name)];
  const open = openFactsInWords(text.text);
  return [
    ...(isWritten({ text }) ? [] : [packageWords.unfinished(name)]),
    ...(open ? [packageWords.gap(name, open)] : []),
  ];
}
