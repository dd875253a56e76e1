// The paragraphs that go along with a request: those whose words are nearest to what is asked for.
import type { CourseDraft } from "../../../domain/course/draft";
import type { GenerationTarget } from "../../../domain/course/generation";
import { citationMarks } from "../../../domain/course/reading/cited-paragraphs";
import type { GenerationRequest } from "../../../domain/course/request/generation-request";
import { stretchOf } from "../../../domain/course/rewriting/part-rewrite";
import { sectionsOf } from "../../../domain/course/sections";
import { chosenParagraphs, countWords } from "../../../domain/course/sources/rank-paragraphs";
import { openParagraphs, type CourseSources, type SourceParagraph } from "../../../domain/course/sources/source";
import { sourceWords } from "../../../domain/course/sources/words";
import { tools } from "../../../domain/course/tools";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { logWarning } from "../../../browser/log";
import { nextTask } from "../../../browser/tasks";
import { FailureInWords } from "./failure-in-words";
import { readSources } from "./course-sources";
import type { CoursePlace } from "./open-course";

/** Nothing is written without the sources that the person sees on the screen. */
export async function sentSources(
  place: CoursePlace,
  draft: CourseDraft,
  tool: ToolName,
  target: GenerationTarget,
): Promise<Pick<GenerationRequest, "sources">> {
  const all = await readSources(place).catch((error: unknown) => {
    logWarning("The sources could not be read.", error);
    throw new FailureInWords(sourceWords.notRead);
  });
  const chosen = await chosenInPieces(all, draft, tool, target);
  return chosen.length === 0 ? {} : { sources: chosen.map(({ number, text }) => ({ number, text })) };
}

/** Works like `paragraphsFor`, and lets the page answer while the words of long sources are counted. */
export async function chosenInPieces(...wanted: Parameters<typeof paragraphsFor>): Promise<SourceParagraph[]> {
  await countWords(openParagraphs(wanted[0]), nextTask);
  return paragraphsFor(...wanted);
}

export function paragraphsFor(
  all: CourseSources,
  draft: CourseDraft,
  tool: ToolName,
  { about, rewrite, goOn }: GenerationTarget,
): SourceParagraph[] {
  const outline = draft["course-outline"]?.text ?? "";
  const ofModule = sectionsOf(outline).flatMap(({ heading, text }) => (heading.startsWith(about) ? text : []));
  const part = rewrite && stretchOf(rewrite);
  const isOfModule = tools[tool].from === "module";
  const wanted = [about, ...(isOfModule ? [draft.topic, ...ofModule] : []), part?.text ?? "", rewrite?.wish ?? ""];
  // A storyboard and an assessment rest on the paragraphs that their lesson cites.
  const lesson = isOfModule && !rewrite ? (draft["lesson-content"][about]?.text ?? "") : "";
  const begun = [part?.text ?? "", goOn?.text ?? "", tool === "lesson-content" ? "" : lesson].join("\n");
  const cited = new Set(citationMarks(begun).flatMap(({ numbers }) => numbers));
  return chosenParagraphs(openParagraphs(all), wanted.join("\n"), cited);
}
