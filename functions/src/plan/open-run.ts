// Decides whether a plan may be written now, and where it begins. The caller who asks for the plan begins a run, which
// waits in the queue for its writer.
import { randomUUID } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import { wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { staleAfterMs } from "../../../src/domain/assessment/plan/plan-run";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { silentMs, unlessLostRace } from "../firestore/lease";
import { placeText, removeHeldText, textOfRun } from "./held-text";

const maxContinuations = 5;

export interface RunRequest {
  answersHash: string;
  goOn: boolean;
  promptChanged: boolean;
  /** Its business reads the plan when it is released. */
  held: boolean;
}

/** A run that may begin: the sections it continues from, and whether it writes a new plan or the rest of one. */
export interface OpenRun {
  kept: string;
  isNew: boolean;
  /** Refuses like `openRun` if another caller was faster. */
  begin: () => Promise<BegunRun>;
}

interface BegunRun {
  runId: string;
  /** Ends it where no writer can be had. */
  abandon: () => Promise<void>;
}

/** Refuses with `already-exists` while a writer is at work, or was until a moment ago. */
export async function openRun(invitationId: string, request: RunRequest, stale = staleAfterMs): Promise<OpenRun> {
  const document = database.doc(paths.planRunOf(invitationId));
  const before = await document.get();
  if (before.get("status") === "running" && silentMs(before) < stale) throw alreadyRunning();
  const continuations = Number(before.get("goneOn") ?? 0) + 1;
  const continues =
    request.goOn &&
    before.exists &&
    before.get("status") !== "done" &&
    before.get("answersHash") === request.answersHash &&
    continuations <= maxContinuations;
  const kept = continues ? wholeSections(await textOfRun(invitationId, before)) : "";
  const runId = randomUUID();
  const begun = {
    runId,
    status: "running",
    held: request.held,
    heartbeatAt: FieldValue.serverTimestamp(),
    answersHash: request.answersHash,
    goneOn: continues ? continuations : 0,
    promptChanged: request.promptChanged,
  };
  return {
    kept,
    isNew: !continues,
    async begin() {
      const startedAt = continues ? (before.get("startedAt") as unknown) : FieldValue.serverTimestamp();
      const gone = FieldValue.delete();
      const cleared = {
        writerId: gone,
        sentence: gone,
        code: gone,
        version: gone,
        ...(continues ? {} : { model: gone }),
      };
      const batch = database.batch();
      if (before.get("held") === true) removeHeldText(batch, invitationId);
      const text = placeText(batch, invitationId, request.held, kept);
      if (before.updateTime)
        batch.update(document, { ...begun, ...cleared, text, startedAt }, { lastUpdateTime: before.updateTime });
      else batch.create(document, { ...begun, text, startedAt });
      const begins = (await unlessLostRace(batch.commit()))?.at(-1);
      if (!begins) throw alreadyRunning();
      const ending = { status: "failed", code: "unavailable", sentence: assessmentMessages.planFailed };
      const abandon = async () => void (await document.update(ending, { lastUpdateTime: begins.writeTime }));
      return { runId, abandon };
    },
  };
}

export function alreadyRunning() {
  return failure("already-exists", assessmentMessages.planRunning);
}
