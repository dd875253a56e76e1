// Does what there is to do for one blast: plans it, sends it batch after batch while nobody has paused or cancelled it, and ends it.
// Everything is written down before and after it is done, so the worker may be killed at any moment and started twice at any time.
import { isLostRace } from "../firestore/database-errors";
import { claim, claimedBatches, dueBatches, giveUp, type Batch } from "./batches";
import type { BlastContext } from "./context";
import { plan } from "./prepare-batches";
import { batchSender, type SendBatch } from "./sending";
import { blastOf, readBlast, type StoredBlast } from "./stored-blast";

/** Well below the time-out of the function. */
const worksForMs = 4 * 60_000;

/** How many batches are looked up together. */
const lookAhead = 20;

/** Works on a blast, and says when to come again; undefined when nothing is left to do. */
export async function workOn(engine: BlastContext, id: string): Promise<Date | undefined> {
  const until = new Date(engine.now().getTime() + worksForMs);
  let send: SendBatch | undefined;
  for (;;) {
    const blast = await readBlast(engine, id);
    if (!blast?.active) return undefined;
    if (engine.now() > until) return engine.now();
    if (blast.status === "planning") {
      await plan(engine, blast);
    } else if (blast.status === "sending") {
      send ??= batchSender(engine, blast);
      const again = await sendDue(engine, blast, send, until);
      if (again !== "changed") return again;
    } else {
      return endClaims(engine, blast);
    }
  }
}

/** Sends what is due; answers `changed` when the blast has to be looked at anew. */
async function sendDue(
  engine: BlastContext,
  blast: StoredBlast,
  send: SendBatch,
  until: Date,
): Promise<Date | undefined | "changed"> {
  if (blast.retryAt && blast.retryAt > engine.now()) return blast.retryAt;
  const { due, next } = await dueBatches(engine, blast.id, lookAhead);
  if (due.length === 0) return next ?? finish(engine, blast);

  const waiting = due.toReversed();
  let goesOn = true;
  async function lane(): Promise<void> {
    for (let batch = waiting.pop(); batch && goesOn; batch = waiting.pop()) {
      const now = await readBlast(engine, blast.id);
      goesOn &&= now?.status === "sending" && engine.now() < until;
      if (!now || !goesOn) return;
      const problem = await sendOne(engine, now, batch, send);
      goesOn &&= !problem;
    }
  }
  // Whoever fails, nobody sends any more when this ends.
  const lanes = await Promise.allSettled(Array.from({ length: engine.settings.batchesAtOnce }, lane));
  for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
  return "changed";
}

/** Answers whether the mail server takes nothing just now. */
async function sendOne(engine: BlastContext, blast: StoredBlast, batch: Batch, send: SendBatch): Promise<boolean> {
  if (batch.abandoned && !engine.settings.idempotencyHeader) {
    await giveUp(engine, blast.id, batch);
    return false;
  }
  const claimed = await claim(engine, batch);
  return claimed !== undefined && (await send(claimed, blast)).problem !== undefined;
}

async function finish(engine: BlastContext, { id, changedAt }: StoredBlast): Promise<undefined | "changed"> {
  const finished = { status: "finished", active: false, finishedAt: engine.now(), problem: null, retryAt: null };
  try {
    await blastOf(engine, id).update(finished, { lastUpdateTime: changedAt });
    return undefined;
  } catch (error) {
    if (isLostRace(error)) return "changed";
    throw error;
  }
}

/** A blast that is paused or cancelled may still have batches whose sender has died with them. */
async function endClaims(engine: BlastContext, { id, status, changedAt }: StoredBlast): Promise<Date | undefined> {
  const { due, next } = await claimedBatches(engine, id);
  for (const batch of due) await giveUp(engine, id, batch);
  if (next || status !== "cancelled") return next;
  try {
    const ended = { active: false, finishedAt: engine.now() };
    await blastOf(engine, id).update(ended, due.length === 0 ? { lastUpdateTime: changedAt } : {});
    return undefined;
  } catch (error) {
    if (isLostRace(error)) return engine.now();
    throw error;
  }
}
