// A packed course at work: which page is shown, what has been answered, and when it is saved. That is when a page is
// turned, when the last question is answered, every half minute if something has changed, and before the page goes.
import type { PlayerSettings, PlayerWords } from "../domain/course/exports/package/player-settings";
import { choicesOn } from "./choices";
import { progressIn, progressText } from "./kept-progress";
import type { LearningRecord } from "./learning-record";
import { narrationOn } from "./narration";
import { pageTurning } from "./page-turning";
import { onlyPart, allParts, filledIn } from "./page-parts";
import { noProgress, outcomeOf, questionsLeft, scoreOf, pagesLeft, type CourseProgress } from "./progress";

const savingIntervalMs = 30_000;

export function startPlayer(window: Window, settings: PlayerSettings, record: LearningRecord): void {
  const page = window.document;
  const { words, answers, decisions, edition } = settings;
  const mastery = settings.mastery === undefined ? undefined : (record.mastery ?? settings.mastery);
  const contentPages = allParts(page, "article").length - 1;
  let progress = progressIn(record.kept, edition, contentPages, answers.length);
  let place = Math.max(0, Number(record.location) || 0);
  let isChanged = false;

  const notice = onlyPart(page, "p", "#notice");
  const say = (sentence: string) => {
    notice.textContent = sentence;
    notice.hidden = sentence === "";
  };
  const visit = () => ({
    kept: progressText(progress, edition),
    location: String(place),
    outcome: outcomeOf(progress, answers, mastery),
    percent: answers.length > 0 && questionsLeft(progress) === 0 ? scoreOf(progress, answers).percent : undefined,
  });
  const save = () => {
    isChanged = !record.save(visit());
    if (record.state === "recording") say(isChanged ? words.notSaved : "");
  };
  const showProgress = () => {
    pages.markOpened(progress.opened);
    showResult(page, words, progress, answers, mastery);
  };
  const open = (at: number) => {
    place = at;
    if (at < contentPages) progress.opened[at] = true;
    showProgress();
  };

  const silence = narrationOn(window, page, words);
  const pages = pageTurning(page, words, (at) => {
    silence();
    open(at);
    save();
  });
  choicesOn(page, "decision", words, decisions, (nth, option) => {
    record.answered({ kind: "decision", nth, chosen: option, right: decisions[nth] });
    isChanged = true;
  });
  const questions = choicesOn(page, "question", words, answers, (question, option) => {
    record.answered({ kind: "question", nth: question, chosen: option, right: answers[question] });
    progress.chosen[question] = option;
    isChanged = true;
    showProgress();
    if (questionsLeft(progress) === 0) save();
  });
  onlyPart(page, "button", "#again").addEventListener("click", () => {
    progress = { ...progress, chosen: noProgress(0, answers.length).chosen };
    questions.show(progress.chosen);
    const first = allParts(page, "article").findIndex((one) => one.querySelector("form.question"));
    pages.show(first, true);
    open(first);
    save();
  });

  place = Math.min(place, contentPages);
  pages.show(place, false);
  questions.show(progress.chosen);
  open(place);
  save();
  if (record.state !== "recording") say(record.state === "missing" ? words.noPlatform : words.notRecorded);

  window.setInterval(() => isChanged && save(), savingIntervalMs);
  page.addEventListener("visibilitychange", () => page.visibilityState === "hidden" && isChanged && save());
  window.addEventListener("pagehide", () => {
    silence();
    record.finish(visit());
  });
  // A browser may bring the page back as it was, although the visit is over.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}

/** Says on the last page how it went, or what is left to do. */
function showResult(
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
