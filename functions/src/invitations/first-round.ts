import { mostRounds } from "../../../src/domain/invitations/rounds";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** The code of the first round, from the code of the one before; undefined where there is none before. */
export async function firstRoundBefore(previousRound: unknown): Promise<string | undefined> {
  let first: string | undefined;
  for (let next = previousRound, round = 0; typeof next === "string" && round < mostRounds; round += 1) {
    first = next;
    next = (await database.doc(paths.invitation(next)).get()).get("previousRound") as unknown;
  }
  return first;
}
