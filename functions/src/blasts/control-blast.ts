// Pause, resume and cancel. They change the blast's document only; the sender reads it before every batch.
import { blastMessages } from "../../../src/domain/blasts/words";
import type { BlastCommand, BlastStatus } from "../../../src/domain/blasts/blast";
import { callable } from "../callable/callable";
import { unlessLostRace } from "../firestore/lease";
import { database } from "../firestore/database";
import { blastDocument, readBlast, type StoredBlast } from "./stored-blast";
import { enqueueBlast } from "./enqueue";

/** Returns the new status; the old one where there is nothing to do, and undefined where it is too late. */
type Transition = (blast: StoredBlast) => BlastStatus | undefined;

const transitions: Record<BlastCommand, Transition> = {
  // One that waits for its time sends nothing, so it can only be cancelled.
  pause: ({ status }) => (isOver(status) ? undefined : status === "scheduled" ? status : "paused"),
  resume: ({ status, recipients }) => {
    if (status === "paused") return recipients === null ? "preparing" : "sending";
    return isOver(status) ? undefined : status;
  },
  cancel: ({ status }) => (status === "finished" ? undefined : "cancelled"),
};

export const controlEmailBlast = callable(
  "controlEmailBlast",
  { maxInstances: 1 },
  async ({ request: { blast, command } }) => {
    const error = await applyTransition(blast, transitions[command]);
    if (error === undefined) await enqueueBlast(blast, new Date());
    return error === undefined ? { success: true } : { success: false, error };
  },
);

async function applyTransition(id: string, transition: Transition): Promise<string | undefined> {
  for (;;) {
    const blast = await readBlast({ database }, id);
    if (!blast) return blastMessages.unknown;
    const status = transition(blast);
    if (status === undefined) return blastMessages.over;
    if (status === blast.status) return undefined;
    // An administrator who resumes it has looked after the mail server, so it is tried at once.
    const changes = { status, retryAt: null, failures: 0, problem: null };
    const write = blastDocument({ database }, id).update(changes, { lastUpdateTime: blast.changedAt });
    if (await unlessLostRace(write)) return undefined; // else a batch's results were recorded in between: look again
  }
}

function isOver(status: BlastStatus): boolean {
  return status === "cancelled" || status === "finished";
}
