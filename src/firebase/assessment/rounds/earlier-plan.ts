import { assessmentAnswers } from "../../../domain/assessment/answers/assessment-answers";
import type { Invitation } from "../../../domain/invitations/invitation";
import { roundNumberOf } from "../../../domain/invitations/rounds";
import { paths } from "../../../domain/kernel/collections";
import { roundsUntil } from "../../invitations/rounds";
import { readDocument } from "../../sdk/read-document";

/** Returns the newest round before this one that has a plan; undefined if none has. */
export async function roundOfEarlierPlan({ previousRound }: Invitation): Promise<number | undefined> {
  const rounds = await roundsUntil(previousRound);
  for (const round of rounds.toReversed()) {
    const answers = await readDocument(paths.answersOf(round.invitationCode), assessmentAnswers);
    if (answers?.trainingPlan !== undefined) return roundNumberOf(round);
  }
  return undefined;
}
