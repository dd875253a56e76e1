import { nameInEnglish } from "../../../domain/course/languages";
import type { GenerationTarget } from "../../../domain/course/generation";
import { longestLesson, longestObjective, mostObjectives } from "../../../domain/course/request/course-options";
import type { GenerationRequest } from "../../../domain/course/request/generation-request";
import type { CourseDraft } from "../../../domain/course/draft";
import { sentEvidenceOf } from "../../../domain/course/origin/sent-evidence";
import { objectivesOfModule } from "../../../domain/course/reading/module-objectives";
import { asPlainLine } from "../../../domain/kernel/plain-line";
import { stretchOf, type PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import { tools } from "../../../domain/course/tools";
import { textToTranslate, type TextTranslation } from "../../../domain/course/translation/text-translation";
import { courseWords } from "../../../domain/course/words";
import { bounds } from "../../../domain/kernel/texts";
import type { ToolName } from "../../../domain/kernel/tool-names";

/** Returns a tool's request: its subject, the options that were filled in, and the outline around a module. */
export function generationRequestOf(
  draft: CourseDraft,
  tool: ToolName,
  { about, rewrite, goOn, translation }: GenerationTarget,
): GenerationRequest & { targetAudience?: string } {
  if (translation) return translationRequestOf(about, translation);
  const { options, "course-outline": outline, origin } = draft;
  // A part that is written again has its cases already.
  const evidence = origin && !rewrite ? sentEvidenceOf(origin) : undefined;
  // A part of a text is written in the language of that text, not in the language of the present wish.
  const written = (rewrite?.of ?? goOn)?.language;
  const language = written === undefined ? options.language : nameInEnglish(written);
  return {
    topic: about,
    ...(options.audience.trim() && { audience: options.audience }),
    ...(options.level && { level: options.level }),
    ...(options.length && { length: options.length }),
    ...(language.trim() && { language }),
    ...(tool === "storyboard" && options.targetAudience.trim() && { targetAudience: options.targetAudience }),
    ...(tools[tool].from === "module" && outline && !isAlone(rewrite) && { outline: outline.text.slice(0, 30_000) }),
    ...(evidence && { evidence }),
    ...(!rewrite && moduleContext(draft, tool, about)),
    ...(goOn && { textSoFar: goOn.text }),
    ...(rewrite && rewriteRequestOf(rewrite)),
  };
}

function translationRequestOf(about: string, translation: TextTranslation): GenerationRequest {
  const { of, language } = translation;
  const topic = asPlainLine(about).slice(0, bounds.topic) || courseWords.course;
  return {
    topic,
    language,
    translate: { text: textToTranslate(translation), ...(of.language !== undefined && { from: of.language }) },
  };
}

/** Returns the context of a storyboard and an assessment: the objectives of their module, and its lesson. */
function moduleContext(draft: CourseDraft, tool: ToolName, about: string): Partial<GenerationRequest> {
  if (tool !== "storyboard" && tool !== "assessment") return {};
  const lesson = draft["lesson-content"][about]?.text.trim();
  const objectives = objectivesOfModule(draft["course-outline"]?.text ?? "", about)
    .map((objective) => asPlainLine(objective).slice(0, longestObjective))
    .slice(0, mostObjectives);
  return {
    ...(objectives.length > 0 && { objectives }),
    ...(lesson && { lesson: lesson.slice(0, longestLesson) }),
  };
}

/** A question, and a section that is only mended, are sent without what is around them. */
function isAlone(rewrite: PartRewrite | undefined): boolean {
  return rewrite?.isQuestion === true || rewrite?.mends !== undefined;
}

function rewriteRequestOf(rewrite: PartRewrite): Pick<GenerationRequest, "section" | "change" | "wish"> {
  const { heading = "", text = "" } = stretchOf(rewrite) ?? {};
  const { isQuestion, change, wish } = rewrite;
  return {
    section: {
      heading: asPlainLine(heading).slice(0, 300),
      text: isAlone(rewrite) ? text : rewrite.of.text,
      ...(isQuestion && { isQuestion }),
    },
    ...(change && { change }),
    ...(wish && { wish }),
  };
}
