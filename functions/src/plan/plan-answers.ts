import { createHash } from "node:crypto";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import { answersToChange, teamsOf } from "../../../src/domain/assessment/answers/field-changes";
import { withVoices } from "../../../src/domain/assessment/voices/team-voices";
import { voiceRound } from "../../../src/domain/assessment/voices/voice-round";
import { canonicalText } from "../../../src/domain/kernel/records";
import type { AnsweredRound } from "../../../src/domain/assessment/comparison/since-last-time";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import { answeredRound } from "./round-before";

export interface PlanAnswers {
  progressData: ProgressData;
  hash: string;
  /** The same as a round of its business. */
  round: AnsweredRound;
}

/** Reads the source of a plan: the answers as they are stored, with the teams' own voices. */
export async function readPlanAnswers(invitationId: string): Promise<PlanAnswers> {
  const [answers, voices] = await Promise.all([
    database.doc(paths.answersOf(invitationId)).get(),
    database.collection(paths.voiceRounds(invitationId)).where("state", "==", "closed").get(),
  ]);
  const stored: unknown = answers.get("progressData");
  const rounds = voices.docs.flatMap((round) => voiceRound.safeParse(datedFields(round)).data ?? []);
  const progressData = withVoices(readProgressData(stored), teamsOf(answersToChange(stored)), rounds);
  return { progressData, hash: answersHash(progressData), round: answeredRound(answers) };
}

/** Equal for equal answers, so that a plan can be told from one made of other answers. */
export function answersHash(progressData: ProgressData): string {
  return createHash("sha256").update(canonicalText(progressData)).digest("hex");
}
