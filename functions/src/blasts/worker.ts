// Does the work of one blast: prepares its batches, sends one after the other until it is paused or cancelled, and ends
// it. It writes every step down before and after, so it may be killed at any moment and started twice at any time.
import type { MailProblem } from "../../../src/domain/kernel/failures/mail-problems";
import { unlessLostRace } from "../firestore/lease";
import { mailKeyState } from "../mail/suppression-key";
import { backoffMs } from "../queue/backoff";
import { followBlast, type FollowedBlast } from "./follow-blast";
import { claim, claimedBatches, dueBatches, recordUncertain, type BlastBatch } from "./batches";
import type { BlastContext } from "./blast-context";
import { prepareBatches } from "./prepare-batches";
import { batchSender, type SendBatch } from "./sending";
import { blastDocument, readBlast, type StoredBlast } from "./stored-blast";

/** Well below the time-out of the function. */
const blastRunMs = 4 * 60_000;

/** The number of batches that are looked up together. */
const lookAhead = 20;

/** Longer than from one sweep to the next. */
export const sweptBeforeMs = 15 * 60_000;

/** Works on a blast, and says when to come again; undefined when nothing is left to do. */
export async function workOn(context: BlastContext, id: string): Promise<Date | undefined> {
  const until = new Date(context.now().getTime() + blastRunMs);
  let send: SendBatch | undefined;
  for (;;) {
    const blast = await readBlast(context, id);
    if (!blast?.active) return undefined;
    if (mustStop(context, until)) return context.now();
    if (blast.status === "scheduled") {
      const again = await beginWhenDue(context, blast);
      if (again !== "changed") return again;
    } else if (blast.status === "preparing") {
      await prepareBatches(context, blast);
    } else if (blast.status === "sending") {
      send ??= batchSender(context, blast);
      const again = await sendDueBatches(context, blast, send, until);
      if (again !== "changed") return again;
    } else {
      return endExpiredClaims(context, blast);
    }
  }
}

function mustStop({ now, stopping }: BlastContext, until: Date): boolean {
  return now() > until || stopping?.aborted === true;
}

/** A task may wait for thirty days only, so one that is due later is left to the sweep. */
async function beginWhenDue(
  context: BlastContext,
  { id, sendAt, changedAt }: StoredBlast,
): Promise<Date | undefined | "changed"> {
  const waitMs = (sendAt?.getTime() ?? 0) - context.now().getTime();
  if (waitMs > 0) return waitMs < sweptBeforeMs ? sendAt : undefined;
  await unlessLostRace(blastDocument(context, id).update({ status: "preparing" }, { lastUpdateTime: changedAt }));
  return "changed";
}

/** Sends what is due; answers `changed` when the blast has to be looked at anew. */
async function sendDueBatches(
  context: BlastContext,
  blast: StoredBlast,
  send: SendBatch,
  until: Date,
): Promise<Date | undefined | "changed"> {
  if (blast.retryAt && blast.retryAt > context.now()) return blast.retryAt;
  const key = await mailKeyState();
  if (key !== "ready") return putOff(context, blast, key);
  const { due, next } = await dueBatches(context, blast.id, lookAhead);
  if (due.length === 0) return next ?? finishBlast(context, blast);

  const followed = await followBlast(context, blast);
  const mayGoOn = () => followed.current()?.status === "sending" && !mustStop(context, until);
  try {
    for (const batch of due) {
      const current = followed.current();
      if (!current || !mayGoOn() || (await sendNext(context, current, { batch, send, followed, mayGoOn }))) break;
    }
  } finally {
    followed.end();
  }
  return "changed";
}

interface NextBatch {
  batch: BlastBatch;
  send: SendBatch;
  followed: FollowedBlast;
  mayGoOn: () => boolean;
}

/** Answers whether the mail server takes nothing just now. */
async function sendNext(
  context: BlastContext,
  blast: StoredBlast,
  { batch, send, followed: { suppressions }, mayGoOn }: NextBatch,
): Promise<boolean> {
  if (batch.abandoned && !context.settings.idempotencyHeader) {
    await recordUncertain(context, blast.id, batch);
    return false;
  }
  await suppressions.ask(batch.recipients.map(({ address }) => address));
  const claimed = await claim(context, batch);
  if (!claimed) return false;
  return (await send(claimed, { blast, reasonAgainst: suppressions.reasonAgainst, mayGoOn })) !== undefined;
}

/** No recipient may get a mail of it just now; the blast says why. */
async function putOff(
  context: BlastContext,
  { id, changedAt, failures }: StoredBlast,
  problem: MailProblem,
): Promise<Date | "changed"> {
  const retryAt = new Date(context.now().getTime() + backoffMs(failures + 1));
  const write = blastDocument(context, id).update(
    { problem, retryAt, failures: failures + 1 },
    { lastUpdateTime: changedAt },
  );
  return (await unlessLostRace(write)) ? retryAt : "changed";
}

async function finishBlast(context: BlastContext, { id, changedAt }: StoredBlast): Promise<undefined | "changed"> {
  const finished = { status: "finished", active: false, finishedAt: context.now(), problem: null, retryAt: null };
  const write = blastDocument(context, id).update(finished, { lastUpdateTime: changedAt });
  return (await unlessLostRace(write)) ? undefined : "changed";
}

/** A blast that is paused or cancelled may still have batches whose sender has died with them. */
async function endExpiredClaims(
  context: BlastContext,
  { id, status, changedAt }: StoredBlast,
): Promise<Date | undefined> {
  const { due, next } = await claimedBatches(context, id);
  for (const batch of due) await recordUncertain(context, id, batch);
  if (next || status !== "cancelled") return next;
  const ended = { active: false, finishedAt: context.now() };
  const write = blastDocument(context, id).update(ended, due.length === 0 ? { lastUpdateTime: changedAt } : {});
  return (await unlessLostRace(write)) ? undefined : context.now();
}
