// What keeps the free generators from becoming anybody's free language model: so many texts for one address, and so many for
// everybody together, on one day (UTC). Counted before the model is asked; when counting fails nothing is generated.
import { Timestamp, type DocumentReference } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/paths";
import { generationLimits } from "../config";
import { database } from "../database";
import { failure } from "../failure";
import { anonymous, callerAddress } from "./caller-address";

/** Counts one generation. Throws `resource-exhausted`, with when to try again, when the day's share is used up. */
export async function countGeneration(request: Parameters<typeof callerAddress>[0], now = new Date()): Promise<void> {
  const { perAddress, perDay } = generationLimits();
  const day = now.toISOString().slice(0, 10);
  const tomorrow = new Date(Date.parse(day) + 24 * 60 * 60 * 1000);
  const mine = database.doc(`${paths.rateLimits}/${day}-${anonymous(callerAddress(request), day)}`);
  const everybodys = database.doc(`${paths.budgets}/${day}`);

  const reached = await database.runTransaction(async (transaction) => {
    const [used, usedByAll] = (await transaction.getAll(mine, everybodys)).map(
      (counted) => (counted.get("count") as number | undefined) ?? 0,
    );
    if ((usedByAll ?? 0) >= perDay) return "everybody" as const;
    if ((used ?? 0) >= perAddress) return "address" as const;
    const expiresAt = Timestamp.fromMillis(tomorrow.getTime() + 24 * 60 * 60 * 1000);
    const count = (document: DocumentReference, before = 0) =>
      transaction.set(document, { count: before + 1, expiresAt });
    count(mine, used);
    count(everybodys, usedByAll);
    return undefined;
  });
  if (reached) throw limitReached(reached, tomorrow);
}

function limitReached(whose: "address" | "everybody", tomorrow: Date) {
  const sentence =
    whose === "address"
      ? "You have used today’s free texts. What you have made is kept in this browser."
      : "Today’s free texts are used up for everybody. What you have made is kept in this browser.";
  return failure("resource-exhausted", sentence, { retryAt: tomorrow.toISOString() });
}
