import type { CategorizedQuestions, questionFormats } from "../../../domain/course/exports/question-formats";
import { courseWords } from "../../../domain/course/words";
import type { Provenance } from "../../../domain/kernel/provenance";

/** The ways to get questions as files of learning platforms, by the labels of their buttons. */
export function questionFiles(
  name: string,
  groups: readonly CategorizedQuestions[],
  provenance: Provenance | undefined,
): Record<string, () => Promise<void>> {
  if (groups.length === 0 || !provenance) return {};
  const file = (format: keyof typeof questionFormats) => async () => {
    const { downloadQuestions } = await import("./write-questions");
    downloadQuestions(format, name, groups, provenance);
  };
  return {
    [courseWords.gift]: file("gift"),
    [courseWords.moodleXml]: file("moodleXml"),
    [courseWords.qti]: file("qti"),
  };
}
