// "Stop" reaches the server by a call of its own: the platform does not tell reliably that a caller has left, and an
// unwanted text is not to be paid for. A text that is being written has a document of its own, which it follows; the
// call can change that document only, so that no caller fills the database with documents of texts that are none.
import { setImmediate as afterWhatIsDue } from "node:timers/promises";
import { Timestamp } from "firebase-admin/firestore";
import { hourMs } from "../../../src/domain/kernel/durations";
import { serverPaths } from "../../../src/domain/kernel/collections";
import { generationLimitMessages } from "../../../src/domain/course/words";
import { callable, type Call } from "../callable/callable";
import { limit, mailKey } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { consumeQuota } from "../limits/daily-quota";
import { hourlyShares } from "../limits/hourly-shares";
import { log } from "../log";
import type { GeneratorName } from "../../../src/domain/course/tools";

/** A TTL policy on `expiresAt` clears away what a dead process leaves; no generation lasts longer than minutes. */
const rememberedMs = hourMs;

/** Answers whether such a text is being written. */
export const stopGeneration = callable("stopGeneration", { secrets: [mailKey] }, async ({ request, rawRequest }) => {
  const now = new Date();
  const perHour = limit("GENERATIONS_PER_ADDRESS_PER_DAY");
  await consumeQuota(hourlyShares(rawRequest, "stop", perHour, generationLimitMessages.stops, now), now);
  const running = database.doc(serverPaths.runningGeneration(request.generationId));
  return { stopped: (await unlessLostRace(running.update({ stopped: true }))) !== undefined };
});

/**
 * Runs a generation with a signal that aborts when its caller leaves or stops it. The text is announced after it was
 * admitted and its first words are out. No first word waits for it, and a refusal costs no more than itself.
 */
export async function untilStopped<Result>(
  { request, signal }: Pick<Call<GeneratorName>, "request" | "signal">,
  admitted: Promise<unknown>,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { generationId } = request;
  if (generationId === undefined) return run(signal);
  const stopped = new AbortController();
  const following = admitted.then(
    async () => {
      await afterWhatIsDue();
      return follow(generationId, stopped).catch((error: unknown) => log.stopNotHeard(error));
    },
    () => undefined, // the run tells a refused caller
  );
  return run(AbortSignal.any([signal, stopped.signal])).finally(() => void following.then((end) => end?.()));
}

/** Announces the text, and returns what ends it. */
async function follow(generationId: string, stopped: AbortController): Promise<() => Promise<void>> {
  const running = database.doc(serverPaths.runningGeneration(generationId));
  await running.set({ expiresAt: Timestamp.fromMillis(Date.now() + rememberedMs) });
  const unfollow = running.onSnapshot(
    (snapshot) => {
      if (snapshot.get("stopped") === true) stopped.abort();
    },
    (error) => log.stopNotHeard(error),
  );
  return async () => {
    unfollow();
    await running.delete().catch((error: unknown) => log.stopNotHeard(error));
  };
}
