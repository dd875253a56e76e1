// What keeps the free generators from becoming anybody's free language model: so many texts for one address, and so many for
// everybody together, on one day (UTC). No word goes out before it is counted, and none when counting fails.
import { Timestamp, type DocumentReference } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/paths";
import { generationLimits } from "../config";
import { database } from "../database";
import { failure } from "../failure";
import { anonymous, callerAddress } from "./caller-address";

type Whose = "everybody" | "address";

/** Shares that this instance has seen used up, so that who keeps trying reaches neither the database nor the model. */
const usedUp = new Map<string, Whose>();

/** Counts one generation. Throws `resource-exhausted`, with when to try again, when the day's share is used up. */
export async function countGeneration(request: Parameters<typeof callerAddress>[0], now = new Date()): Promise<void> {
  const { perAddress, perDay } = generationLimits();
  const day = now.toISOString().slice(0, 10);
  const tomorrow = new Date(Date.parse(day) + 24 * 60 * 60 * 1000);
  const mine = database.doc(`${paths.rateLimits}/${day}-${anonymous(callerAddress(request), day)}`);
  const everybodys = database.doc(`${paths.budgets}/${day}`);

  const known = usedUp.get(mine.path) ?? usedUp.get(everybodys.path);
  if (known) throw limitReached(known, tomorrow);

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
  if (!reached) return;
  for (const path of usedUp.keys()) if (!path.includes(day)) usedUp.delete(path);
  usedUp.set((reached === "everybody" ? everybodys : mine).path, reached);
  throw limitReached(reached, tomorrow);
}

function limitReached(whose: Whose, tomorrow: Date) {
  const sentence =
    whose === "address"
      ? "You have used today’s free texts. What you have made is kept in this browser."
      : "Today’s free texts are used up for everybody. What you have made is kept in this browser.";
  return failure("resource-exhausted", sentence, { retryAt: tomorrow.toISOString() });
}
