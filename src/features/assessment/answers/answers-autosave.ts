// Keeps the answers of one business so that none is ever lost: what is typed is written down at once in this browser, saved
// field by field within two seconds, and stays written down until the server has it. What is shown is what is stored, with
// what has not arrived there yet on top.
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { changeProblem } from "../../../domain/assessment/answers/change-problem";
import { isIn, isInTeams, teamsOf, withChanges, withoutIds } from "../../../domain/assessment/answers/field-changes";
import type { FieldPath } from "../../../domain/assessment/answers/field-paths";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import type { Team } from "../../../domain/assessment/answers/team-list";
import type { AnswersDoor, StoredAnswers } from "../../../firebase/assessment/answers-store";
import type { Journal } from "./pending-edits";
import { isWithin, keyOf, readyEdits, type Edit } from "./edit";

export type SaveState = "saved" | "saving" | "offline" | "refused" | "misfit";

export interface KeptAnswers {
  status: "loading" | "ready" | "failed";
  answers: ProgressData;
  /** The teams among them, with the ids by which they are changed. */
  teams: readonly Team[];
  /** The plan that was made before. */
  plan?: StoredPlan | undefined;
  save: SaveState;
  /** What keeps an answer from being saved, in a sentence, where something does. */
  problem?: string | undefined;
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
  /** What is stored with the edits on top. */
  #answers: ProgressData = {};
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

  /** Sets an answer, a team or an answer in a team by its path, or takes it away where there is no value. */
  readonly change = (path: FieldPath, value: unknown): void => {
    if (value === undefined) this.#dropWithin(path);
    this.#edits.set(keyOf(path), { path, value, stage: "typed" });
    this.#journal.keep(path, value);
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
    this.refresh();
    const isTeam = ({ path }: Edit) => isInTeams(path);
    await Promise.all([this.#send(sending.filter((edit) => !isTeam(edit))), this.#send(sending.filter(isTeam))]);
    if (this.#ready().length > 0) this.#saveSoon();
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

  #saveSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), this.#patience);
  }

  #ready(retry = false): Edit[] {
    return readyEdits([...this.#edits.values()], this.#answers, retry);
  }

  async #send(edits: Edit[]): Promise<void> {
    if (edits.length === 0) return;
    try {
      await this.#door.save(edits.map(({ path, value }) => ({ path, value })));
      for (const edit of edits) this.#confirm(edit);
    } catch {
      for (const edit of edits) if (this.#isLatest(edit)) edit.stage = "refused";
    }
    this.refresh();
  }

  /** What was typed in a team that is removed. */
  #dropWithin(path: FieldPath): void {
    for (const edit of [...this.#edits.values()]) {
      if (!isWithin(edit, path)) continue;
      this.#edits.delete(keyOf(edit.path));
      this.#journal.forget(edit.path, edit.value);
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

  #take(stored: StoredAnswers): void {
    this.#stored = stored;
    this.#status = "ready";
    const inStep = !stored.pending && !stored.fromCache;
    for (const edit of [...this.#edits.values()]) {
      const isThere = isIn(stored.answers, edit);
      if (edit.stage === "sent" && isThere) edit.stage = "seen";
      else if (edit.stage === "found" && inStep) this.#settle(edit, isThere);
    }
    if (inStep) this.#forgetWhatArrived();
    this.refresh();
    if (this.#ready().length > 0) this.#saveSoon(); // another window may have made room for what did not fit
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
    for (const entry of this.#journal.entries()) {
      const isMine = this.#edits.has(keyOf(entry.path));
      if (!isMine && isIn(this.#stored.answers, entry)) this.#journal.forget(entry.path, entry.value);
    }
  }

  #confirm(edit: Edit): void {
    if (!this.#isLatest(edit)) return; // what is written down is a later edit, be it of the same value
    this.#journal.forget(edit.path, edit.value);
    this.#edits.delete(keyOf(edit.path));
    if (edit.stage === "sent") this.#stored = { ...this.#stored, answers: withChanges(this.#stored.answers, [edit]) };
  }

  #isLatest(edit: Edit): boolean {
    return this.#edits.get(keyOf(edit.path)) === edit;
  }

  #summary(): KeptAnswers {
    const edits = [...this.#edits.values()];
    const answers = withChanges(
      this.#stored.answers,
      edits.filter(({ stage }) => stage !== "seen"),
    );
    const problem = edits.map((edit) => changeProblem(answers, edit)).find(Boolean);
    this.#answers = answers;
    const { plan } = this.#stored;
    const save = this.#saveState(edits, problem);
    return { status: this.#status, answers: withoutIds(answers), teams: teamsOf(answers), plan, save, problem };
  }

  #saveState(edits: Edit[], problem: string | undefined): SaveState {
    if (problem !== undefined) return "misfit";
    if (edits.some(({ stage }) => stage === "refused")) return "refused";
    if (edits.length === 0 && !this.#stored.pending) return "saved";
    return this.#isOnline() && !this.#stored.fromCache ? "saving" : "offline";
  }
}
