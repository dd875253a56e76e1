// Saves the answers of one business so that none is ever lost. What is typed is kept at once as a pending edit in this
// browser, is saved field by field when its field is left or nothing more is typed, and stays pending until the server
// has it. What is shown is what the store knows, with the edits on top that it does not have yet.
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { changeProblem } from "../../../../domain/assessment/answers/change-problem";
import { isIn, teamsOf, withChanges, withoutIds } from "../../../../domain/assessment/answers/field-changes";
import type { FieldPath } from "../../../../domain/assessment/answers/field-paths";
import type { StoredPlan } from "../../../../domain/assessment/plan/plan";
import type { Team } from "../../../../domain/assessment/answers/team-list";
import type { AnswersStore, AnswersWrite, StoredAnswers } from "../../../../firebase/assessment/document-store";
import type { PendingEdits } from "./pending-edits";
import { logWarning } from "../../../../browser/log";
import { isWithin, keyOf, readyEdits, type Edit } from "./edit";

/** The time that Firestore itself gives a first answer before it counts as offline. */
const firstAnswerMs = 10_000;

type SaveState = "saved" | "saving" | "offline" | "rejected" | "invalid";

export interface AnswersState {
  /** `over` for a colleague whose seat was taken away. */
  status: "loading" | "ready" | "failed" | "over";
  answers: ProgressData;
  /** The teams among them, with the ids by which they are changed. */
  teams: readonly Team[];
  /** The plan that was made before. */
  plan?: StoredPlan | undefined;
  /** The ratings of the needs check among the answers, as they were taken over. */
  takenOver?: StoredAnswers["takenOver"];
  /** Given for a colleague, who answers these parts and no others. */
  parts?: StoredAnswers["parts"];
  save: SaveState;
  /** Why an answer cannot be saved, in a sentence, where one cannot. */
  problem?: string | undefined;
}

interface AutosaveOptions {
  store: AnswersStore;
  pendingEdits: PendingEdits;
  isOnline?: () => boolean;
  /** From the last change to saving. */
  quietMs?: number;
}

export class AnswersAutosave {
  #stored: StoredAnswers = { answers: {}, pending: false, fromCache: true };
  #status: AnswersState["status"] = "loading";
  readonly #edits = new Map<string, Edit>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing: (() => void) | undefined;
  /** Runs until the server has answered: a page that was just opened is not offline. */
  #firstAnswer: ReturnType<typeof setTimeout> | undefined;
  /** The answers of the store, with the other edits on top. */
  #answers: ProgressData = {};
  #current: AnswersState;
  readonly #store: AnswersStore;
  readonly #pendingEdits: PendingEdits;
  readonly #isOnline: () => boolean;
  readonly #quietMs: number;

  constructor({ store, pendingEdits, isOnline = () => true, quietMs = 3000 }: AutosaveOptions) {
    this.#store = store;
    this.#pendingEdits = pendingEdits;
    this.#isOnline = isOnline;
    this.#quietMs = quietMs;
    for (const { path, value } of pendingEdits.entries())
      this.#edits.set(keyOf(path), { path, value, stage: "restored" });
    this.#current = this.#summary();
  }

  /** Begins to follow what is stored. The returned function ends that and saves what is left. */
  start(): () => void {
    this.#status = "loading";
    this.#firstAnswer = setTimeout(() => {
      this.#firstAnswer = undefined;
      this.refresh();
    }, firstAnswerMs);
    this.#stopFollowing = this.#store.follow(
      (stored) => this.#receive(stored),
      (_, isOver = false) => {
        this.#status = isOver ? "over" : "failed";
        this.refresh();
      },
    );
    return () => {
      void this.flush();
      this.#endFirstAnswer();
      this.#stopFollowing?.();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): AnswersState => this.#current;

  /** Sets an answer, a team or an answer in a team by its path, or takes it away where there is no value. */
  readonly change = (path: FieldPath, value: unknown): void => {
    if (value === undefined) this.#dropWithin(path);
    this.#edits.set(keyOf(path), { path, value, stage: "pending" });
    this.#pendingEdits.keep(path, value);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saveSoon();
    this.refresh();
  };

  /** Saves what has not been saved, at once. Resolves when the server has answered, which offline it does later. */
  readonly flush = async ({ retry = false } = {}): Promise<void> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sending = this.#ready(retry);
    if (sending.length === 0) return;
    for (const edit of sending) edit.stage = "sent";
    const writes = this.#store.save(sending);
    this.refresh();
    await Promise.all(writes.map((write) => this.#finish(write)));
    if (this.#ready().length > 0) this.#saveSoon();
  };

  /** A person's click on Save: everything is tried again, and an unchanged answer writes the date. */
  readonly save = async (): Promise<void> => {
    if (this.#ready(true).length > 0) return this.flush({ retry: true });
    const [dated] = this.#store.save([]);
    await dated?.done.catch((error: unknown) => logWarning("The date of the answers could not be written.", error));
  };

  /** Saves everything and waits for the server; says whether it has it. Offline it does not wait. */
  readonly saveAll = async (): Promise<boolean> => {
    void this.flush({ retry: true });
    while (this.#current.save === "saving") await this.#nextChange();
    return this.#current.save === "saved";
  };

  /** Computes the state anew and notifies the subscribers. */
  readonly refresh = (): void => {
    this.#current = this.#summary();
    for (const listener of this.#listeners) listener();
  };

  #endFirstAnswer(): void {
    clearTimeout(this.#firstAnswer);
    this.#firstAnswer = undefined;
  }

  #saveSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), this.#quietMs);
  }

  #ready(retry = false): Edit[] {
    return readyEdits([...this.#edits.values()], this.#answers, retry);
  }

  async #finish({ changes, done }: AnswersWrite<Edit>): Promise<void> {
    const latest = () => changes.filter((edit) => this.#edits.get(keyOf(edit.path)) === edit);
    try {
      await done;
      // An older edit does not replace the kept one, which is a later edit, perhaps of the same value.
      for (const { path, value } of latest()) {
        this.#pendingEdits.forget(path, value);
        this.#edits.delete(keyOf(path));
      }
    } catch (error) {
      logWarning("An answer could not be saved.", error);
      for (const edit of latest()) edit.stage = "rejected";
    }
    this.refresh();
  }

  /** Drops what was typed in a team that is removed. */
  #dropWithin(path: FieldPath): void {
    for (const edit of [...this.#edits.values()]) {
      if (!isWithin(edit, path)) continue;
      this.#edits.delete(keyOf(edit.path));
      this.#pendingEdits.forget(edit.path, edit.value);
    }
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #receive(stored: StoredAnswers): void {
    this.#stored = stored;
    this.#status = "ready";
    if (!stored.fromCache) this.#endFirstAnswer();
    const isUpToDate = !stored.pending && !stored.fromCache;
    if (isUpToDate) {
      for (const edit of [...this.#edits.values()]) if (edit.stage === "restored") this.#reconcile(edit);
      this.#forgetStored();
    }
    this.refresh();
    if (this.#ready().length > 0) this.#saveSoon(); // another window may have made room for an edit that was invalid
  }

  /**
   * An edit that was restored from an earlier visit: it was stored after all, another tab has saved it, or it is saved
   * now.
   */
  #reconcile(edit: Edit): void {
    const key = keyOf(edit.path);
    const entry = this.#pendingEdits.entries().find(({ path }) => keyOf(path) === key);
    this.#edits.delete(key);
    if (entry && !isIn(this.#stored.answers, edit)) this.change(entry.path, entry.value);
  }

  /** Also forgets what another tab had kept, and what the database itself sent after that tab was closed. */
  #forgetStored(): void {
    for (const entry of this.#pendingEdits.entries()) {
      const isMine = this.#edits.has(keyOf(entry.path));
      if (!isMine && isIn(this.#stored.answers, entry)) this.#pendingEdits.forget(entry.path, entry.value);
    }
  }

  #summary(): AnswersState {
    const edits = [...this.#edits.values()];
    const answers = withChanges(
      this.#stored.answers,
      edits.filter(({ stage }) => stage !== "sent"),
    );
    const problem = edits.map((edit) => changeProblem(answers, edit)).find(Boolean);
    this.#answers = answers;
    const { plan, takenOver = {}, parts } = this.#stored;
    const save = this.#saveState(edits, problem);
    const status = this.#status;
    return { status, answers: withoutIds(answers), teams: teamsOf(answers), plan, takenOver, parts, save, problem };
  }

  #saveState(edits: Edit[], problem: string | undefined): SaveState {
    if (problem !== undefined) return "invalid";
    if (edits.some(({ stage }) => stage === "rejected")) return "rejected";
    if (edits.length === 0 && !this.#stored.pending) return "saved";
    const isHeard = !this.#stored.fromCache || this.#firstAnswer !== undefined;
    return this.#isOnline() && isHeard ? "saving" : "offline";
  }
}
