// A tab in which somebody answers, without a browser: the keeper over a real Firestore client that forgets everything when the
// tab is killed, and a journal in a store that, like localStorage, does not.
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
import { answersJournal } from "../../../src/features/assessment/answers/pending-edits";
import { AnswersKeeper } from "../../../src/features/assessment/answers/answers-autosave";
import { answersDoor } from "../../../src/firebase/assessment/answers-store";
import { theSuite } from "../suite/suite";

setLogLevel("silent");

export interface Answering {
  projectId: string;
  invitationId: string;
  uid: string;
  claims: Record<string, unknown>;
}

export class AnswersTab {
  readonly store = memoryStore();
  readonly #who: Answering;
  #app: FirebaseApp;
  #firestore: Firestore;
  #keeper: AnswersKeeper;
  #isOnline = true;
  readonly #killed: Promise<unknown>[] = [];

  constructor(who: Answering) {
    this.#who = who;
    [this.#app, this.#firestore, this.#keeper] = this.#open();
  }

  change(path: FieldPath, value: unknown): void {
    this.#keeper.change(path, value);
  }

  answers() {
    return this.#keeper.current().answers;
  }

  /** As they are seen in this tab. */
  teams() {
    return this.#keeper.current().teams;
  }

  /** As Save and every step do; what comes of it is seen at the end. */
  save(): void {
    void this.#keeper.flush();
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
   * The tab is gone from one moment to the next, and opened again: only the journal's store is left. Meanwhile what it had sent
   * arrives: no browser opens a tab sooner.
   */
  async killAndReopen(): Promise<void> {
    this.#killed.push(deleteApp(this.#app));
    await new Promise((resolve) => setTimeout(resolve, 100));
    this.#isOnline = true;
    [this.#app, this.#firestore, this.#keeper] = this.#open();
  }

  async untilSaved(): Promise<void> {
    await this.goOnline();
    const deadline = Date.now() + 20_000;
    while (!this.#isSaved()) {
      if (Date.now() > deadline) throw new Error(`Not saved: ${JSON.stringify(this.#keeper.current())}`);
      await this.#keeper.flush();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#killed, deleteApp(this.#app)]);
  }

  #isSaved(): boolean {
    const { status, save } = this.#keeper.current();
    return status === "ready" && save === "saved" && this.store.length === 0;
  }

  #open(): [FirebaseApp, Firestore, AnswersKeeper] {
    const { projectId, invitationId, uid, claims } = this.#who;
    const app = initializeApp({ projectId, apiKey: "emulator" }, Math.random().toString(36));
    const firestore = getFirestore(app);
    const mockUserToken = { sub: uid, ...claims };
    connectFirestoreEmulator(firestore, "127.0.0.1", theSuite().ports.firestore, { mockUserToken });
    const keeper = new AnswersKeeper({
      door: answersDoor(firestore, invitationId),
      journal: answersJournal(this.store, uid, invitationId),
      patience: 10,
    });
    keeper.start();
    return [app, firestore, keeper];
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
