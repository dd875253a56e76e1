// The progress of a business, kept with its invitation for the staff's list. It is made from the stored answers, never
// from an event, so repeated and late events change nothing.
import { readProgressData } from "../assessment/answers/answers-schema";
import { stepProgress } from "../assessment/answers/step-progress";
import { stepKeys } from "../assessment/questionnaire/questionnaire";
import { latestDate } from "../kernel/dates";
import type { InvitationProgress } from "./invitation";

/**
 * An invitation is read by everybody who has the staff's list open, and each change of it runs a trigger, while answers
 * are saved every few seconds: so the time of the last one is kept by ten minutes.
 */
const answerTimeMs = 10 * 60_000;

/** The fields of a document of answers, times as Dates. */
type AnswersFields = Readonly<Record<string, unknown>>;

/** `before` is what stood there: that every step was done for the first time is never taken back. */
export function progressOfAnswers(
  answers: AnswersFields,
  before?: Pick<InvitationProgress, "finishedAt">,
): InvitationProgress {
  const given = readProgressData(answers.progressData);
  const states = stepKeys.map((key) => stepProgress(key, given).progress);
  const step = states.findLastIndex((state) => state !== "open") + 1;
  const complete = states.every((state) => state === "done");
  const lastUpdated = dateIn(answers.lastUpdated);
  const finishedAt = before?.finishedAt ?? (complete ? lastUpdated : undefined);
  const hasPlan = typeof answers.trainingPlan === "string" && answers.trainingPlan !== "";
  const writtenAt = dateIn(answers.planGeneratedAt) ?? (hasPlan ? lastUpdated : undefined);
  const plannedAt = latestDate(writtenAt, dateIn(answers.planHeldAt));
  const releasedAt = dateIn(answers.planReleasedAt) ?? (hasPlan ? writtenAt : undefined);
  return {
    step,
    complete,
    ...(step > 0 && lastUpdated && { lastAnswerAt: keptAnswerTime(lastUpdated) }),
    ...(finishedAt && { finishedAt }),
    ...(plannedAt && { plannedAt }),
    ...(releasedAt && { releasedAt }),
  };
}

/** The time of the last answer, as invitations and seats keep it. */
export function keptAnswerTime(time: Date): Date {
  return new Date(Math.floor(time.getTime() / answerTimeMs) * answerTimeMs);
}

function dateIn(value: unknown): Date | undefined {
  return value instanceof Date ? value : undefined;
}
