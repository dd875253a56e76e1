// "Stop" reaches the server by a call of its own: the platform does not tell reliably that a caller has left, and an
// unwanted text is not to be paid for. The call leaves a document that the running generation follows.
import { setImmediate as afterWhatIsDue } from "node:timers/promises";
import { Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { callable, type Call } from "../callable/callable";
import { database } from "../firestore/database";
import { log } from "../log";
import type { GeneratorName } from "../../../src/domain/course/tools";

/** A TTL policy on `expiresAt` clears the document away; no generation lasts longer than minutes. */
const rememberedMs = 60 * 60 * 1000;

export const stopGeneration = callable("stopGeneration", {}, async ({ request }) => {
  const expiresAt = Timestamp.fromMillis(Date.now() + rememberedMs);
  await database.doc(paths.stoppedGeneration(request.generationId)).set({ expiresAt });
  return {};
});

/**
 * Runs a generation with a signal that aborts when its caller leaves or stops it. The stop is looked up after the text
 * was admitted and its first words are out. No first word waits for it, and a refusal costs no more than itself.
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
      return follow(generationId, stopped);
    },
    () => undefined, // the run tells a refused caller
  );
  return run(AbortSignal.any([signal, stopped.signal])).finally(() => void following.then((unfollow) => unfollow?.()));
}

function follow(generationId: string, stopped: AbortController): () => void {
  return database.doc(paths.stoppedGeneration(generationId)).onSnapshot(
    (snapshot) => {
      if (snapshot.exists) stopped.abort();
    },
    (error) => log.stopNotHeard(error),
  );
}
