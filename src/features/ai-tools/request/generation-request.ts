import { nameOfLanguage } from "../../../domain/course/languages";
import type { GenerationTarget } from "../../../domain/course/generation";
import type { GenerationRequest } from "../../../domain/course/generation-request";
import type { CourseDraft } from "../../../domain/course/draft";
import { sectionsOf } from "../../../domain/course/sections";
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
    ...(tools[tool].from === "module" && outline && { outline: outline.text.slice(0, 30_000) }),
    ...(goOn && { textSoFar: goOn.text }),
    ...(rewrite && {
      section: { heading: sectionsOf(rewrite.of.text)[rewrite.index]?.heading ?? "", text: rewrite.of.text },
    }),
  };
}
