import { daysFrom } from "../../kernel/locale";
import { invitationState } from "../invitation";
import type { ListedColleague } from "./seat";
import { colleaguesWords } from "./words";

const { states } = colleaguesWords;

type AnsweringColleague = Pick<ListedColleague, "usedAt" | "progress" | "steps" | "teams">;

/** Of a colleague with an account, though another person may have finished the part. */
export function hasAnsweredAll({ usedAt, progress, steps, teams }: AnsweringColleague): boolean {
  return usedAt !== undefined && progress !== undefined && progress.done >= steps.length + teams.length;
}

/** Returns the situation of a colleague in a few words. */
export function situationOf(colleague: ListedColleague, now: Date): string {
  const { takenAwayAt, mailState, mailError, createdAt = now, progress, steps, teams } = colleague;
  if (takenAwayAt) return states.takenAway;
  const state = invitationState(colleague, now);
  if (state !== "used" && mailState === "failed") return states.mailFailed(mailError ?? "");
  if (state === "expired") return states.expired;
  if (state !== "used") return states.waits(daysFrom(now, createdAt));
  if (progress?.lastAnswerAt === undefined) return states.joined;
  const { done, lastAnswerAt } = progress;
  return [states.under(done, steps.length + teams.length), states.lastAnswer(daysFrom(now, lastAnswerAt))].join(", ");
}
