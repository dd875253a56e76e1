// A tab of an answering person, without a browser: the autosave over a real Firestore client that forgets everything
// when the tab is killed, and pending edits in a store that, like localStorage, does not.
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
  type Firestore,
} from "firebase/firestore";
import type { FieldPath } from "../../../src/domain/assessment/answers/field-paths";
import { pendingEdits } from "../../../src/features/assessment/answering/answers/pending-edits";
import { AnswersAutosave } from "../../../src/features/assessment/answering/answers/answers-autosave";
import { isSeatCode } from "../../../src/domain/invitations/invitation";
import { answersStore } from "../../../src/firebase/assessment/answers-store";
import { seatStore } from "../../../src/firebase/assessment/seat-store";
import { runningSuite } from "../suite/running-suite";

setLogLevel("silent");

export interface AnswersTabOptions {
  projectId: string;
  invitationId: string;
  uid: string;
  claims: Record<string, unknown>;
}

export class AnswersTab {
  readonly store = memoryStore();
  readonly #who: AnswersTabOptions;
  #app: FirebaseApp;
  #firestore: Firestore;
  #autosave: AnswersAutosave;
  #isOnline = true;
  readonly #killed: Promise<unknown>[] = [];

  constructor(who: AnswersTabOptions) {
    this.#who = who;
    [this.#app, this.#firestore, this.#autosave] = this.#open();
  }

  change(path: FieldPath, value: unknown): void {
    this.#autosave.change(path, value);
  }

  answers() {
    return this.#autosave.current().answers;
  }

  /** The teams as this tab sees them. */
  teams() {
    return this.#autosave.current().teams;
  }

  /** Saves like the Save button and every step; the result is seen in the end. */
  save(): void {
    void this.#autosave.flush();
  }

  async goOffline(): Promise<void> {
    if (this.#isOnline) await disableNetwork(this.#firestore);
    this.#isOnline = false;
  }

  /** Not twice: a network that is switched on again while it connects confuses the client. */
  async goOnline(): Promise<void> {
    if (!this.#isOnline) await enableNetwork(this.#firestore);
    this.#isOnline = true;
  }

  /**
   * The tab is killed and opened again: only the store of the pending edits is left. In between the server gets
   * everything it had sent: no browser opens a tab sooner.
   */
  async killAndReopen(): Promise<void> {
    this.#killed.push(deleteApp(this.#app));
    await new Promise((resolve) => setTimeout(resolve, 100));
    this.#isOnline = true;
    [this.#app, this.#firestore, this.#autosave] = this.#open();
  }

  async untilSaved(): Promise<void> {
    await this.goOnline();
    const deadline = Date.now() + 20_000;
    while (!this.#isSaved()) {
      if (Date.now() > deadline) throw new Error(`Not saved: ${JSON.stringify(this.#autosave.current())}`);
      await this.#autosave.flush();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#killed, deleteApp(this.#app)]);
  }

  #isSaved(): boolean {
    const { status, save } = this.#autosave.current();
    return status === "ready" && save === "saved" && this.store.length === 0;
  }

  #open(): [FirebaseApp, Firestore, AnswersAutosave] {
    const { projectId, invitationId, uid, claims } = this.#who;
    const app = initializeApp({ projectId, apiKey: "emulator" }, Math.random().toString(36));
    const firestore = getFirestore(app);
    const mockUserToken = { sub: uid, ...claims };
    connectFirestoreEmulator(firestore, "127.0.0.1", runningSuite().ports.firestore, { mockUserToken });
    const autosave = new AnswersAutosave({
      store: (isSeatCode(invitationId) ? seatStore : answersStore)(firestore, invitationId),
      pendingEdits: pendingEdits(this.store, uid, invitationId),
      quietMs: 10,
    });
    autosave.start();
    return [app, firestore, autosave];
  }
}

function memoryStore(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
