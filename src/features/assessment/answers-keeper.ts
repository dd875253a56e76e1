// Keeps the answers of one business so that none is ever lost: what is typed is written down at once in this browser, saved
// field by field within two seconds, and stays written down until the server has it. What is shown is what is stored, with
// what has not arrived there yet on top.
import type { ProgressData } from "../../domain/assessment/answers";
import { fieldProblem } from "../../domain/assessment/field-problem";
import { canonicalText, getField, setField, type FieldPath } from "../../domain/assessment/field-paths";
import type { StoredPlan } from "../../domain/assessment/plan";
import type { AnswersDoor, StoredAnswers } from "../../firebase/answers-door";
import type { Journal } from "./answers-journal";

export type SaveState = "saved" | "saving" | "offline" | "refused" | "misfit";

export interface KeptAnswers {
  status: "loading" | "ready" | "failed";
  answers: ProgressData;
  /** The plan that was made before. */
  plan?: StoredPlan | undefined;
  save: SaveState;
  /** What keeps an answer from being saved, in a sentence, where something does. */
  problem?: string | undefined;
}

interface Edit {
  path: FieldPath;
  value: unknown;
  /**
   * `found` in the journal, when an earlier visit ended before the server had it; `typed` and not yet handed over; `sent`;
   * `seen` among what is stored, but not yet confirmed by the server; `refused` by it.
   */
  stage: "found" | "typed" | "sent" | "seen" | "refused";
}

export interface KeeperParts {
  door: AnswersDoor;
  journal: Journal;
  isOnline?: () => boolean;
  /** Milliseconds from typing to saving. */
  patience?: number;
}

export class AnswersKeeper {
  #stored: StoredAnswers = { answers: {}, pending: false, fromCache: true };
  #status: KeptAnswers["status"] = "loading";
  readonly #edits = new Map<string, Edit>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing: (() => void) | undefined;
  #current: KeptAnswers;
  readonly #door: AnswersDoor;
  readonly #journal: Journal;
  readonly #isOnline: () => boolean;
  readonly #patience: number;

  constructor({ door, journal, isOnline = () => true, patience = 1000 }: KeeperParts) {
    this.#door = door;
    this.#journal = journal;
    this.#isOnline = isOnline;
    this.#patience = patience;
    for (const { path, value } of journal.entries()) this.#edits.set(keyOf(path), { path, value, stage: "found" });
    this.#current = this.#summary();
  }

  /** Begins to follow what is stored; the function that it gives ends that, and saves what is left. */
  start(): () => void {
    this.#status = "loading";
    this.#stopFollowing = this.#door.follow(
      (stored) => this.#take(stored),
      () => {
        this.#status = "failed";
        this.refresh();
      },
    );
    return () => {
      void this.flush();
      this.#stopFollowing?.();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): KeptAnswers => this.#current;

  /** Sets the answer at a path of `progressData`, or takes it away where there is no value. */
  readonly change = (path: FieldPath, value: unknown): void => {
    this.#edits.set(keyOf(path), { path, value, stage: "typed" });
    this.#journal.keep(path, value);
    this.#timer ??= setTimeout(() => void this.flush(), this.#patience);
    this.refresh();
  };

  /** Saves what has not been saved, at once. Resolves when the server has answered, which offline it does later. */
  readonly flush = async ({ retry = false } = {}): Promise<void> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sending = [...this.#edits.values()].filter(
      ({ stage, path, value }) =>
        (stage === "typed" || (retry && stage === "refused")) && fieldProblem(path, value) === undefined,
    );
    if (sending.length === 0) return;
    for (const edit of sending) edit.stage = "sent";
    this.refresh();
    try {
      await this.#door.save(
        sending.map(({ path }) => path),
        this.#current.answers,
      );
      for (const edit of sending) this.#confirm(edit);
    } catch {
      for (const edit of sending) if (this.#isLatest(edit)) edit.stage = "refused";
    }
    this.refresh();
  };

  /** Saves everything and waits for the server; says whether it has it. Offline it does not wait. */
  readonly saveAll = async (): Promise<boolean> => {
    void this.flush({ retry: true });
    while (this.#current.save === "saving") await this.#nextChange();
    return this.#current.save === "saved";
  };

  /** Looks again at what the state depends on, and tells whoever follows it. */
  readonly refresh = (): void => {
    this.#current = this.#summary();
    for (const listener of this.#listeners) listener();
  };

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #take(stored: StoredAnswers): void {
    this.#stored = stored;
    this.#status = "ready";
    const inStep = !stored.pending && !stored.fromCache;
    for (const edit of [...this.#edits.values()]) {
      const isThere = same(getField(stored.answers, edit.path), edit.value);
      if (edit.stage === "sent" && isThere) edit.stage = "seen";
      else if (edit.stage === "found" && inStep) this.#settle(edit, isThere);
    }
    if (inStep) this.#forgetWhatArrived();
    this.refresh();
  }

  /** An edit of an earlier visit: it has arrived after all, another tab has dealt with it, or it is saved now. */
  #settle(edit: Edit, isThere: boolean): void {
    const key = keyOf(edit.path);
    const kept = this.#journal.entries().find(({ path }) => keyOf(path) === key);
    this.#edits.delete(key);
    if (kept && !isThere) this.change(kept.path, kept.value);
  }

  /** Also what another tab had written down, and what the database itself sent after that tab was closed. */
  #forgetWhatArrived(): void {
    for (const { path, value } of this.#journal.entries()) {
      const isMine = this.#edits.has(keyOf(path));
      if (!isMine && same(getField(this.#stored.answers, path), value)) this.#journal.forget(path, value);
    }
  }

  #confirm(edit: Edit): void {
    if (!this.#isLatest(edit)) return; // what is written down is a later edit, be it of the same value
    this.#journal.forget(edit.path, edit.value);
    this.#edits.delete(keyOf(edit.path));
    if (edit.stage === "sent")
      this.#stored = { ...this.#stored, answers: setField(this.#stored.answers, edit.path, edit.value) };
  }

  #isLatest(edit: Edit): boolean {
    return this.#edits.get(keyOf(edit.path)) === edit;
  }

  #summary(): KeptAnswers {
    const edits = [...this.#edits.values()];
    const answers = edits
      .filter(({ stage }) => stage !== "seen")
      .reduce((all, { path, value }) => setField(all, path, value), this.#stored.answers);
    const problem = edits.map(({ path, value }) => fieldProblem(path, value)).find(Boolean);
    const { plan } = this.#stored;
    return { status: this.#status, answers, plan, save: this.#saveState(edits, problem), problem };
  }

  #saveState(edits: Edit[], problem: string | undefined): SaveState {
    if (problem !== undefined) return "misfit";
    if (edits.some(({ stage }) => stage === "refused")) return "refused";
    if (edits.length === 0 && !this.#stored.pending) return "saved";
    return this.#isOnline() && !this.#stored.fromCache ? "saving" : "offline";
  }
}

function keyOf(path: FieldPath): string {
  return JSON.stringify(path);
}

function same(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
