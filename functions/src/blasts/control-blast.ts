// Pause, resume and cancel. They change the blast's document only; whoever sends it looks there before every batch.
import { blastMessages } from "../../../src/domain/blasts/words";
import type { BlastStatus } from "../../../src/domain/blasts/blast";
import { callable } from "../callable/callable";
import { isLostRace } from "../firestore/database-errors";
import { database } from "../firestore/database";
import { blastOf, readBlast, type StoredBlast } from "./stored-blast";
import { wakeBlast } from "./enqueue";

type Steering = "pauseEmailBlast" | "resumeEmailBlast" | "cancelEmailBlast";

/** Answers with the new status; with the old one where there is nothing to do, and with nothing where it is too late. */
type Turn = (blast: StoredBlast) => BlastStatus | undefined;

const turns: Record<Steering, Turn> = {
  pauseEmailBlast: ({ status }) => (isOver(status) ? undefined : "paused"),
  resumeEmailBlast: ({ status, recipients }) => {
    if (status === "paused") return recipients === null ? "planning" : "sending";
    return isOver(status) ? undefined : status;
  },
  cancelEmailBlast: ({ status }) => (status === "finished" ? undefined : "cancelled"),
};

export const pauseEmailBlast = steering("pauseEmailBlast");
export const resumeEmailBlast = steering("resumeEmailBlast");
export const cancelEmailBlast = steering("cancelEmailBlast");

function steering(name: Steering) {
  return callable(name, {}, async ({ request }) => {
    const error = await steer(request.blast, turns[name]);
    if (error === undefined) await wakeBlast(request.blast, new Date());
    return error === undefined ? { success: true } : { success: false, error };
  });
}

async function steer(id: string, turn: Turn): Promise<string | undefined> {
  for (;;) {
    const blast = await readBlast({ database }, id);
    if (!blast) return blastMessages.unknown;
    const status = turn(blast);
    if (status === undefined) return blastMessages.over;
    if (status === blast.status) return undefined;
    try {
      // Whoever resumes it has looked after the mail server, so it is tried at once.
      const health = { retryAt: null, failures: 0, problem: null };
      await blastOf({ database }, id).update({ status, ...health }, { lastUpdateTime: blast.changedAt });
      return undefined;
    } catch (error) {
      if (!isLostRace(error)) throw error; // a batch was noted meanwhile: look again
    }
  }
}

function isOver(status: BlastStatus): boolean {
  return status === "cancelled" || status === "finished";
}
