import { readProgressData } from "../../domain/assessment/answers/answers-schema";
import { assessmentProgress, type AssessmentProgress } from "../../domain/assessment/answers/assessment-progress";
import { assessmentAnswers } from "../../domain/assessment/answers/assessment-answers";
import { profile, type Profile } from "../../domain/accounts/profile";
import { paths } from "../../domain/kernel/collections";
import { readDocument } from "../sdk/read-document";

const retries = 5;
const retryAfter = 1000;

export function findProfile(uid: string): Promise<Profile | undefined> {
  return readDocument(paths.profile(uid), profile);
}

/** Tells whether the account has a business: one that its business was moved away from may get another. */
export async function hasBusiness(uid: string): Promise<boolean> {
  const found = await findProfile(uid);
  return found !== undefined && found.movedAt === undefined;
}

/**
 * The signed-in person's profile, which a registration in another tab may just be writing: asked for up to six times.
 */
export async function fetchProfile(uid: string): Promise<Profile | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const found = await findProfile(uid);
    if (found || attempt === retries) return found;
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
  }
}

/** Returns the progress of the business in its assessment. */
export async function fetchAssessmentProgress(invitationId: string): Promise<AssessmentProgress> {
  const answers = await readDocument(paths.answersOf(invitationId), assessmentAnswers);
  return assessmentProgress(readProgressData(answers?.progressData), answers?.trainingPlan !== undefined);
}
