import { createHash } from "node:crypto";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import { canonicalText } from "../../../src/domain/kernel/records";
import type { AnsweredRound } from "../../../src/domain/assessment/comparison/since-last-time";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { answeredRound } from "./round-before";

export interface PlanAnswers {
  progressData: ProgressData;
  hash: string;
  /** The same as a round of its business. */
  round: AnsweredRound;
}

/** Reads the source of a plan: the answers as they are stored. */
export async function readPlanAnswers(invitationId: string): Promise<PlanAnswers> {
  const answers = await database.doc(paths.answersOf(invitationId)).get();
  const progressData = readProgressData(answers.get("progressData"));
  return { progressData, hash: answersHash(progressData), round: answeredRound(answers) };
}

/** Equal for equal answers, so that a plan can be told from one made of other answers. */
export function answersHash(progressData: ProgressData): string {
  return createHash("sha256").update(canonicalText(progressData)).digest("hex");
}
