import { nameOfLanguage } from "../../../domain/course/languages";
import type { GenerationTarget } from "../../../domain/course/generation";
import type { GenerationRequest } from "../../../domain/course/generation-request";
import type { CourseDraft } from "../../../domain/course/draft";
import { asPlainLine } from "../../../domain/course/plain-line";
import { stretchOf, type PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import { tools, type ToolName } from "../../../domain/course/tools";

/** What a tool sends: its subject, the options that were filled in, and the outline around a module. */
export function generationRequestOf(
  { options, "course-outline": outline }: CourseDraft,
  tool: ToolName,
  { about, rewrite, goOn }: GenerationTarget,
): GenerationRequest & { targetAudience?: string } {
  // A part of a text is written in the language of that text, whatever is wished for by now.
  const written = (rewrite?.of ?? goOn)?.language;
  const language = written === undefined ? options.language : nameOfLanguage(written);
  return {
    topic: about,
    ...(options.audience.trim() && { audience: options.audience }),
    ...(options.level && { level: options.level }),
    ...(options.length && { length: options.length }),
    ...(language.trim() && { language }),
    ...(tool === "storyboard" && options.targetAudience.trim() && { targetAudience: options.targetAudience }),
    ...(tools[tool].from === "module" && outline && !isAlone(rewrite) && { outline: outline.text.slice(0, 30_000) }),
    ...(goOn && { textSoFar: goOn.text }),
    ...(rewrite && rewriteRequestOf(rewrite)),
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
