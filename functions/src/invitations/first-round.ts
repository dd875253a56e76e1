import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** More than any business gets, so that codes which name each other in a circle come to an end. */
const mostRounds = 50;

/** The code of the first round, from the code of the one before; undefined where there is none before. */
export async function firstRoundBefore(previousRound: unknown): Promise<string | undefined> {
  let first: string | undefined;
  for (let next = previousRound, round = 0; typeof next === "string" && round < mostRounds; round += 1) {
    first = next;
    next = (await database.doc(paths.invitation(next)).get()).get("previousRound") as unknown;
  }
  return first;
}
