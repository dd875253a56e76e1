// Who writes a business's plan at the moment. The run's document is the lease: claimed and kept by preconditions on its
// last update, which a killed writer cannot hold against anybody, and lost as soon as somebody else has claimed it.
import { randomUUID } from "node:crypto";
import { FieldValue, type Precondition, type Timestamp } from "firebase-admin/firestore";
import { wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { staleAfterMs } from "../../../src/domain/assessment/plan/plan-run";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { silentMs, unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { alreadyRunning } from "./open-run";

const writeEveryMs = 1000;
const heartbeatEveryMs = 4000;

/**
 * Claims a run that waits in the queue, or whose writer has died; undefined where it is over, or somebody writes. What
 * was written from other answers is not gone on with.
 */
export async function claimRun(
  invitationId: string,
  runId: string,
  answersHash: string,
  stale = staleAfterMs,
): Promise<PlanRun | undefined> {
  const document = database.doc(paths.planRunOf(invitationId));
  const before = await document.get();
  const { runId: current, status, writerId, text, answersHash: begunFrom } = before.data() ?? {};
  if (current !== runId || status !== "running" || !before.updateTime) return undefined;
  if (writerId !== undefined && silentMs(before) < stale) return undefined;
  const written = writerId === undefined ? String(text) : wholeSections(String(text));
  const kept = begunFrom === answersHash ? written : "";
  const claim = { writerId: randomUUID(), text: kept, answersHash, heartbeatAt: FieldValue.serverTimestamp() };
  const claimed = await unlessLostRace(document.update(claim, { lastUpdateTime: before.updateTime }));
  return claimed && new PlanRun(invitationId, claim.writerId, kept, claimed.writeTime);
}

/** A run whose lease is ours. */
export class PlanRun {
  readonly kept: string;
  readonly #document;
  readonly #answers;
  readonly #writerId: string;
  readonly #leaseLost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #text: string;
  #model = "";
  #written: string;
  #writtenAt = Date.now();
  #updated: Timestamp;
  #writing: Promise<void> | undefined;

  constructor(invitationId: string, writerId: string, kept: string, updated: Timestamp) {
    this.#document = database.doc(paths.planRunOf(invitationId));
    this.#answers = database.doc(paths.answersOf(invitationId));
    this.#writerId = writerId;
    this.kept = this.#text = this.#written = kept;
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
  async fail(code: string, sentence: string): Promise<void> {
    await this.close();
    const ending = { status: "failed", code, sentence, text: this.#text, heartbeatAt: FieldValue.serverTimestamp() };
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
    if (now.get("writerId") !== this.#writerId || !now.updateTime) {
      this.#leaseLost.abort();
      throw alreadyRunning();
    }
    if (now.get("status") === "done") return; // finished by the very write whose answer was lost
    this.#updated = now.updateTime;
    await write({ lastUpdateTime: this.#updated });
  }
}
