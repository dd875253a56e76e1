import type { CourseDraft } from "../../../domain/course/draft";
import { tickedEvidence } from "../../../domain/course/origin/course-origin";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { useCourseDraft } from "../course/course-draft";
import { optionLabel } from "../../../domain/course/request/option-label";
import classes from "./brief.module.css";

/** Shows the wishes in a few words; empty without any. */
export function BriefChips({ tool }: { tool: ToolName }) {
  const options = useCourseDraft(({ draft }) => draft.options);
  const origin = useCourseDraft(({ draft }) => draft.origin);
  const evidence = origin ? [courseWords.evidenceInShort(tickedEvidence(origin).length, origin.evidence.length)] : [];
  const chips = [...chipsOf(tool, options), ...evidence];
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={courseWords.brief}>
      {chips.map((chip) => (
        <li key={chip} dir="auto">
          {chip}
        </li>
      ))}
    </ul>
  );
}

function chipsOf(tool: ToolName, { audience, targetAudience, level, length, language }: CourseDraft["options"]) {
  const readers = (tool === "storyboard" && targetAudience.trim()) || audience.trim();
  return [...new Set([readers, optionLabel(level), optionLabel(length), language.trim()].filter(Boolean))];
}
