// The lease of a plan's writer is the run's document. Preconditions on its last update claim and keep it. A killed
// writer holds up no other, and a writer has lost the lease after another has claimed it.
import { randomUUID } from "node:crypto";
import { FieldValue, type Precondition, type Timestamp, type WriteResult } from "firebase-admin/firestore";
import { wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { staleAfterMs } from "../../../src/domain/assessment/plan/plan-run";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { silentMs, unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { placeText, removeHeldText, textOfRun } from "./held-text";
import { alreadyRunning } from "./open-run";
import { saveVersion, type WrittenPlan } from "./save-version";

const writeEveryMs = 1000;
const heartbeatEveryMs = 4000;

/**
 * Claims a run that waits in the queue, or whose writer has died; undefined if the run is over or has a writer. A text
 * written from other answers is not gone on with.
 */
export async function claimRun(
  invitationId: string,
  runId: string,
  answersHash: string,
  stale = staleAfterMs,
): Promise<PlanRun | undefined> {
  const document = database.doc(paths.planRunOf(invitationId));
  const before = await document.get();
  const { runId: current, status, writerId, answersHash: begunFrom, held = false } = before.data() ?? {};
  if (current !== runId || status !== "running" || !before.updateTime) return undefined;
  if (writerId !== undefined && silentMs(before) < stale) return undefined;
  const text = await textOfRun(invitationId, before);
  const written = writerId === undefined ? text : wholeSections(text);
  const kept = begunFrom === answersHash ? written : "";
  const isHeld = held === true;
  const batch = database.batch();
  const claim = { writerId: randomUUID(), answersHash, heartbeatAt: FieldValue.serverTimestamp() };
  const shown = placeText(batch, invitationId, isHeld, kept);
  batch.update(document, { ...claim, text: shown }, { lastUpdateTime: before.updateTime });
  const claimed = (await unlessLostRace(batch.commit()))?.at(-1);
  return claimed && new PlanRun({ invitationId, writerId: claim.writerId, kept, isHeld }, claimed.writeTime);
}

interface ClaimedRun {
  invitationId: string;
  writerId: string;
  kept: string;
  isHeld: boolean;
}

/** A run whose lease is ours. */
export class PlanRun {
  readonly kept: string;
  readonly #document;
  readonly #claimed: ClaimedRun;
  readonly #leaseLost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #text: () => string;
  #model = "";
  #written: string;
  #writtenAt = Date.now();
  #updated: Timestamp;
  #writing: Promise<void> | undefined;

  constructor(claimed: ClaimedRun, updated: Timestamp) {
    this.#document = database.doc(paths.planRunOf(claimed.invitationId));
    this.#claimed = claimed;
    this.kept = this.#written = claimed.kept;
    this.#text = () => claimed.kept;
    this.#updated = updated;
    this.#timer = setInterval(() => this.#writeIfDue(), writeEveryMs);
  }

  /** Aborts after another process has taken the run over. */
  get signal(): AbortSignal {
    return this.#leaseLost.signal;
  }

  /** Takes what there is of the plan, and asks for its words when it writes them down, within about a second. */
  update(text: () => string, model: string): void {
    this.#text = text;
    if (model) this.#model = model;
  }

  /** Saves the plan as a version, and ends the run in the same commit. */
  async finish(plan: Omit<WrittenPlan, "model">): Promise<void> {
    await this.close();
    const { invitationId, isHeld } = this.#claimed;
    const written = { ...plan, model: this.#model };
    await this.#withLease((precondition) =>
      saveVersion(invitationId, written, { isReleased: !isHeld }, (batch, version) => {
        if (isHeld) removeHeldText(batch, invitationId);
        const ending = { status: "done", text: "", version, heartbeatAt: FieldValue.serverTimestamp() };
        batch.update(this.#document, ending, precondition);
      }),
    );
  }

  /** Ends the run with what there is of the plan, to be continued; never as a plan. */
  async fail(code: string, sentence: string): Promise<void> {
    await this.close();
    const ending = { status: "failed", code, sentence, heartbeatAt: FieldValue.serverTimestamp() };
    await this.#withLease((precondition) => this.#updateWithText(ending, this.#text(), precondition));
  }

  /** Stops the heartbeat. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #writeIfDue(): void {
    if (this.#writing) return;
    const text = this.#text();
    const isDue = text !== this.#written || Date.now() - this.#writtenAt >= heartbeatEveryMs;
    if (isDue) this.#writing = this.#write(text).finally(() => (this.#writing = undefined));
  }

  async #write(text: string): Promise<void> {
    const heartbeat = { ...(this.#model && { model: this.#model }), heartbeatAt: FieldValue.serverTimestamp() };
    try {
      await this.#withLease(async (precondition) => {
        const written = await this.#updateWithText(heartbeat, text, precondition);
        this.#updated = written.writeTime;
        return written;
      });
      this.#written = text;
      this.#writtenAt = Date.now();
    } catch (error) {
      log.planNotSaved(error); // the next write tells whether it passes; until then the plan goes on being written
    }
  }

  async #updateWithText(changes: object, text: string, precondition: Precondition): Promise<WriteResult> {
    const batch = database.batch();
    const shown = placeText(batch, this.#claimed.invitationId, this.#claimed.isHeld, text);
    batch.update(this.#document, { ...changes, text: shown }, precondition);
    const written = (await batch.commit()).at(-1);
    if (!written) throw new Error("A commit answers for each of its writes.");
    return written;
  }

  /** A write may have succeeded although its response was lost; then the document is still ours, only newer. */
  async #withLease(write: (precondition: Precondition) => Promise<object>): Promise<void> {
    if (await unlessLostRace(write({ lastUpdateTime: this.#updated }))) return;
    const now = await this.#document.get();
    if (now.get("writerId") !== this.#claimed.writerId || !now.updateTime) {
      this.#leaseLost.abort();
      throw alreadyRunning();
    }
    if (now.get("status") === "done") return; // finished by the very write whose answer was lost
    this.#updated = now.updateTime;
    await write({ lastUpdateTime: this.#updated });
  }
}
