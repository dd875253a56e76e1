import type { PlayerWords } from "../domain/course/exports/package/player-settings";
import { filledIn, onlyPart } from "./page-parts";
import { outcomeOf, pagesLeft, questionsLeft, scoreOf, type CourseProgress } from "./progress";

/** Says on the last page how it went, or what is left to do. */
export function showResult(
  page: Document,
  words: PlayerWords,
  progress: CourseProgress,
  answers: readonly number[],
  mastery: number | undefined,
): void {
  const outcome = outcomeOf(progress, answers, mastery);
  const { right, questions, percent } = scoreOf(progress, answers);
  const left = questionsLeft(progress);
  const sentences = {
    passed: words.passed,
    failed: filledIn(words.failed, mastery ?? 0),
    completed: words.completed,
    incomplete: left > 0 ? filledIn(words.questionsLeft, left) : filledIn(words.pagesLeft, pagesLeft(progress)),
  };
  onlyPart(page, "p", "#outcome").textContent = sentences[outcome];
  const isScored = questions > 0 && left === 0;
  onlyPart(page, "p", "#score").textContent = isScored
    ? `${filledIn(words.score, right, questions)} (${percent} %)`
    : "";
  onlyPart(page, "button", "#again").hidden = outcome !== "failed";
}
