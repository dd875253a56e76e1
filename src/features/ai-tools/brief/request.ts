import type { Assignment } from "../../../domain/course/generation";
import type { Brief } from "../../../domain/course/options";
import type { CourseDraft } from "../../../domain/course/draft";
import { sectionsOf } from "../../../domain/course/sections";
import { tools, type ToolName } from "../../../domain/course/tools";

/** What a tool sends: its subject, the wishes that were filled in, and the outline around a module. */
export function requestOf(
  { wishes, "course-outline": outline }: CourseDraft,
  tool: ToolName,
  { about, rewrite }: Assignment,
): Brief & { targetAudience?: string } {
  return {
    topic: about,
    ...(wishes.audience.trim() && { audience: wishes.audience }),
    ...(wishes.level && { level: wishes.level }),
    ...(wishes.length && { length: wishes.length }),
    ...(wishes.language.trim() && { language: wishes.language }),
    ...(tool === "storyboard" && wishes.targetAudience.trim() && { targetAudience: wishes.targetAudience }),
    ...(tools[tool].from === "module" && outline && { outline: outline.text.slice(0, 30_000) }),
    ...(rewrite && {
      section: { heading: sectionsOf(rewrite.of.text)[rewrite.index]?.heading ?? "", text: rewrite.of.text },
    }),
  };
}
