// The changes since the round before, which an invitation names. They are made from the stored answers of both, by the
// same code that shows them in the review.
import { answersToChange } from "../../../src/domain/assessment/answers/field-changes";
import {
  sinceLastTime,
  type AnsweredRound,
  type SinceLastTime,
} from "../../../src/domain/assessment/comparison/since-last-time";
import { paths } from "../../../src/domain/kernel/collections";
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { database } from "../firestore/database";

/** Undefined for a first round, and where nothing is left of the one before. */
export async function sinceRoundBefore(invitationId: string, now: AnsweredRound): Promise<SinceLastTime | undefined> {
  const invitation = await database.doc(paths.invitation(invitationId)).get();
  const code: unknown = invitation.get("previousRound");
  if (typeof code !== "string") return undefined;
  const before = await database.doc(paths.answersOf(code)).get();
  if (!before.exists) return undefined;
  const lastUpdated = before.get("lastUpdated") as Timestamp | undefined;
  return sinceLastTime({ ...answeredRound(before), lastUpdated: lastUpdated?.toDate() }, now);
}

export function answeredRound(answers: DocumentSnapshot): AnsweredRound {
  const version: unknown = answers.get("questionnaireVersion");
  return {
    answers: answersToChange(answers.get("progressData")),
    questionnaireVersion: typeof version === "number" ? version : 1,
  };
}
