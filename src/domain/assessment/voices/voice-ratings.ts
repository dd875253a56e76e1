// The ratings of a voice: those that the step about teams asks of the leader, word for word, so that both sides of a
// comparison answered the same question.
import type { IdOfKind } from "../answers/answers";
import type { RatingQuestion } from "../questionnaire/question";
import { questionnaire } from "../questionnaire/questionnaire";

export type VoiceRatingId = IdOfKind<"2", "rating">;
export type VoiceQuestion = RatingQuestion & { readonly id: VoiceRatingId };

export const voiceQuestions: readonly VoiceQuestion[] = questionnaire["2"].sections
  .flatMap(({ questions }) => [...questions])
  .filter((question) => question.kind === "rating");

export const voiceRatingIds: readonly VoiceRatingId[] = voiceQuestions.map(({ id }) => id);

/** The record with one value for each rating. */
export function forEachRating<Value>(valueOf: (id: VoiceRatingId) => Value): Record<VoiceRatingId, Value> {
  return Object.fromEntries(voiceRatingIds.map((id) => [id, valueOf(id)])) as Record<VoiceRatingId, Value>;
}
