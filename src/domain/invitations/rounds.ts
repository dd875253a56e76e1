// The assessments of one business in a row: each round is an invitation of its own, and names the one before. The
// newest that was used is the current one; what came before it is only read.
import { invitationState, type Invitation } from "./invitation";

export const firstRound = 1;

export function roundNumberOf({ roundNumber = firstRound }: Pick<Invitation, "roundNumber">): number {
  return roundNumber;
}

type RoundFields = Pick<Invitation, "invitationCode" | "roundNumber" | "createdAt">;

/** From the first to the last; of two with one number, because one was revoked, the older comes first. */
export function roundsInOrder<Round extends RoundFields>(rounds: readonly Round[]): Round[] {
  const madeAt = ({ createdAt }: Round) => createdAt?.getTime() ?? 0;
  return rounds.toSorted((one, other) => roundNumberOf(one) - roundNumberOf(other) || madeAt(one) - madeAt(other));
}

/**
 * The round that comes after this one, of those that name it: the one that was used, or may still be. One that was
 * revoked is none.
 */
export function nextRound(rounds: readonly Invitation[], code: string, now: Date): Invitation | undefined {
  const after = roundsInOrder(rounds.filter(({ previousRound }) => previousRound === code));
  const isIn = (state: ReturnType<typeof invitationState>) => (round: Invitation) =>
    invitationState(round, now) === state;
  return after.findLast(isIn("used")) ?? after.findLast(isIn("open")) ?? after.findLast(isIn("expired"));
}

/** More than any business gets, so that codes which name each other in a circle come to an end. */
export const mostRounds = 50;

/** The rounds that one comes to from the first of them on, each from the one before it. */
export async function followRounds<Round>(
  first: Round | undefined,
  following: (round: Round) => Promise<Round | undefined>,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = first; round !== undefined && rounds.length < mostRounds; round = await following(round))
    rounds.push(round);
  return rounds;
}

/** Tells whether the account that works on `current` may go on with this invitation. */
export function continuesRound(
  { previousRound }: Pick<Invitation, "previousRound">,
  current: string | undefined,
): boolean {
  return previousRound !== undefined && previousRound === current;
}
