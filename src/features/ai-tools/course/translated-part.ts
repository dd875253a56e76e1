import type { CourseDraft } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
import type { TextTranslation } from "../../../domain/course/translation/text-translation";
import { changeTitle, useCourseDraft } from "./course-draft";
import { FailureInWords } from "./failure-in-words";

/** Returns what puts a translation into the course; throws with a sentence for the person if it is refused. */
export async function translatedPart(
  tool: ToolName,
  translation: TextTranslation,
  answer: GeneratedText,
): Promise<(draft: CourseDraft) => CourseDraft> {
  const [{ translatedText, wholeProblem, withTranslation }, { refusedTranslation }] = await Promise.all([
    import("../../../domain/course/translation/text-translation"),
    import("../../../domain/course/translation/words"),
  ]);
  const part = translatedText(tool, translation, answer);
  const problem = wholeProblem(tool, translation.of, part.text, answer.language ?? "und");
  if (problem !== undefined) throw new FailureInWords(refusedTranslation(problem), { refused: true });
  // The twin was named after its language until its own title was there.
  const { title } = useCourseDraft.getState();
  if (part.title !== undefined && title.endsWith(`: ${translation.language}`)) changeTitle("");
  return (draft) => withTranslation(draft, tool, part);
}
