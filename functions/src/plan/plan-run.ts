// Who writes a business's plan at the moment. The run's document is the lease: acquired and kept by preconditions on
// its last update, which a killed writer cannot hold against anybody, and lost as soon as somebody else has acquired
// it.
import { randomUUID } from "node:crypto";
import { FieldValue, type DocumentSnapshot, type Precondition, type Timestamp } from "firebase-admin/firestore";
import { wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { staleAfterMs } from "../../../src/domain/assessment/plan/plan-run";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { failure } from "../callable/failure";
import { log } from "../log";

const writeEveryMs = 1000;
const heartbeatEveryMs = 4000;
const maxContinuations = 5;

export interface RunRequest {
  answersHash: string;
  goOn: boolean;
  promptChanged: boolean;
}

/** A run that may begin: the sections it continues from, and whether it writes a new plan or the rest of one. */
export interface OpenRun {
  kept: string;
  isNew: boolean;
  /** Acquires the lease; refuses like `openRun` when somebody else was faster. */
  acquire: () => Promise<PlanRun>;
}

/** Refuses with `already-exists` while somebody writes, or was writing until a moment ago. */
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
  const kept = continues ? wholeSections(String(before.get("text"))) : "";
  const runId = randomUUID();
  const begun = {
    runId,
    status: "running",
    text: kept,
    heartbeatAt: FieldValue.serverTimestamp(),
    answersHash: request.answersHash,
    goneOn: continues ? continuations : 0,
    promptChanged: request.promptChanged,
  };
  return {
    kept,
    isNew: !continues,
    async acquire() {
      const startedAt = continues ? (before.get("startedAt") as unknown) : FieldValue.serverTimestamp();
      const cleared = { sentence: FieldValue.delete(), ...(continues ? {} : { model: FieldValue.delete() }) };
      const acquired = await unlessLostRace(
        before.updateTime
          ? document.update({ ...begun, ...cleared, startedAt }, { lastUpdateTime: before.updateTime })
          : document.create({ ...begun, startedAt }),
      );
      if (!acquired) throw alreadyRunning();
      return new PlanRun(invitationId, runId, kept, acquired.writeTime);
    },
  };
}

/** A run whose lease is ours. */
export class PlanRun {
  readonly #document;
  readonly #answers;
  readonly #runId: string;
  readonly #leaseLost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #text: string;
  #model = "";
  #written: string;
  #writtenAt = Date.now();
  #updated: Timestamp;
  #writing: Promise<void> | undefined;

  constructor(invitationId: string, runId: string, text: string, updated: Timestamp) {
    this.#document = database.doc(paths.planRunOf(invitationId));
    this.#answers = database.doc(paths.answersOf(invitationId));
    this.#runId = runId;
    this.#text = this.#written = text;
    this.#updated = updated;
    this.#timer = setInterval(() => this.#writeIfDue(), writeEveryMs);
  }

  /** Aborts when somebody else has taken the run over. */
  get signal(): AbortSignal {
    return this.#leaseLost.signal;
  }

  /** Takes what there is of the plan; it is written down within about a second. */
  update(text: string, model: string): void {
    this.#text = text;
    if (model) this.#model = model;
  }

  /** Saves the plan with its answers, and ends the run in the same commit. */
  async finish(trainingPlan: string, answersHash: string): Promise<void> {
    await this.close();
    await this.#withLease((precondition) => {
      const batch = database.batch();
      batch.update(this.#answers, {
        trainingPlan,
        planModel: this.#model,
        planGeneratedAt: FieldValue.serverTimestamp(),
        planAnswersHash: answersHash,
      });
      batch.update(
        this.#document,
        { status: "done", text: "", heartbeatAt: FieldValue.serverTimestamp() },
        precondition,
      );
      return batch.commit();
    });
  }

  /** Ends the run with what there is of the plan, to be continued; never as a plan. */
  async fail(sentence: string): Promise<void> {
    await this.close();
    const ending = { status: "failed", sentence, text: this.#text, heartbeatAt: FieldValue.serverTimestamp() };
    await this.#withLease((precondition) => this.#document.update(ending, precondition));
  }

  /** Stops the heartbeat. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #writeIfDue(): void {
    const isDue = this.#text !== this.#written || Date.now() - this.#writtenAt >= heartbeatEveryMs;
    if (isDue && !this.#writing) this.#writing = this.#write().finally(() => (this.#writing = undefined));
  }

  async #write(): Promise<void> {
    const text = this.#text;
    const heartbeat = { text, ...(this.#model && { model: this.#model }), heartbeatAt: FieldValue.serverTimestamp() };
    try {
      await this.#withLease(async (precondition) => {
        const written = await this.#document.update(heartbeat, precondition);
        this.#updated = written.writeTime;
        return written;
      });
      this.#written = text;
      this.#writtenAt = Date.now();
    } catch (error) {
      log.planNotSaved(error); // the next write tells whether it passes; until then the plan goes on being written
    }
  }

  /** A write may have succeeded although its response was lost; then the document is still ours, only newer. */
  async #withLease(write: (precondition: Precondition) => Promise<object>): Promise<void> {
    if (await unlessLostRace(write({ lastUpdateTime: this.#updated }))) return;
    const now = await this.#document.get();
    if (now.get("runId") !== this.#runId || !now.updateTime) {
      this.#leaseLost.abort();
      throw alreadyRunning();
    }
    if (now.get("status") === "done") return; // finished by the very write whose answer was lost
    this.#updated = now.updateTime;
    await write({ lastUpdateTime: this.#updated });
  }
}

function silentMs({ readTime, updateTime }: DocumentSnapshot): number {
  return updateTime ? readTime.toMillis() - updateTime.toMillis() : Infinity;
}

function alreadyRunning() {
  return failure("already-exists", assessmentMessages.planRunning);
}
