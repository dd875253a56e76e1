import { mostRounds } from "../../../src/domain/invitations/rounds";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** The code of the first round, from the code of the one before; undefined where there is none before. */
export async function firstRoundBefore(previousRound: unknown): Promise<string | undefined> {
  return (await roundsBefore(previousRound)).at(-1);
}

/** The codes of all rounds before, the last one first, from the code of the last one. */
export async function roundsBefore(previousRound: unknown): Promise<string[]> {
  const codes: string[] = [];
  for (let next = previousRound; typeof next === "string" && codes.length < mostRounds;) {
    codes.push(next);
    next = (await database.doc(paths.invitation(next)).get()).get("previousRound") as unknown;
  }
  return codes;
}
