// A tab of an answering person, without a browser: the autosave over a real Firestore client that forgets everything
// when the tab is killed, and pending edits in a store that, like localStorage, does not.
import { setTimeout as pause } from "node:timers/promises";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  setLogLevel,
  type Firestore,
} from "firebase/firestore";
import type { BrowserStore } from "../../../src/browser/storage";
import type { FieldPath } from "../../../src/domain/assessment/answers/field-paths";
import { keyOf } from "../../../src/features/assessment/answering/answers/edit";
import { pendingEdits, type PendingEdits } from "../../../src/features/assessment/answering/answers/pending-edits";
import { AnswersAutosave } from "../../../src/features/assessment/answering/answers/answers-autosave";
import { isSeatCode } from "../../../src/domain/invitations/invitation";
import type { AnswersStore } from "../../../src/firebase/assessment/document-store";
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
  /** The entries of the browser's storage, which outlive the tab. */
  #kept = new Map<string, string>();
  readonly #who: AnswersTabOptions;
  #app: FirebaseApp;
  #firestore: Firestore;
  #autosave: AnswersAutosave;
  #store: EndingStore;
  #connection: "online" | "lost" | "offline" = "online";
  readonly #killed: Promise<unknown>[] = [];

  constructor(who: AnswersTabOptions) {
    this.#who = who;
    [this.#app, this.#firestore, this.#autosave, this.#store] = this.#open();
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

  /** Says whether an edit of this path is still pending here. */
  holds(path: FieldPath): boolean {
    return this.#pendingEdits()
      .entries()
      .some((edit) => keyOf(edit.path) === keyOf(path));
  }

  /** Saves like the Save button and every step; the result is seen in the end. */
  save(): void {
    void this.#autosave.flush();
  }

  /** The server gets all that it was sent before. */
  async goOffline(): Promise<void> {
    if (this.#connection !== "online") return;
    await this.#untilTaken();
    await disableNetwork(this.#firestore);
    this.#connection = "offline";
  }

  /** Writes that are under way arrive or do not, and nobody hears of it. */
  async loseConnection(): Promise<void> {
    if (this.#connection !== "online") return;
    await disableNetwork(this.#firestore);
    this.#connection = "lost";
  }

  /** Not twice: a network that is switched on again while it connects confuses the client. */
  async goOnline(): Promise<void> {
    if (this.#connection !== "online") await enableNetwork(this.#firestore);
    this.#connection = "online";
  }

  /**
   * The tab is killed and opened again: only the pending edits are left, as the browser's storage has them by then.
   * First the server gets all that may be under way: no browser opens a tab sooner.
   */
  async killAndReopen(): Promise<void> {
    this.#kept = new Map(this.#kept);
    this.#store.end();
    if (this.#connection === "lost") await this.goOnline();
    if (this.#connection === "online") await this.#untilTaken();
    this.#killed.push(deleteApp(this.#app));
    this.#connection = "online";
    [this.#app, this.#firestore, this.#autosave, this.#store] = this.#open();
  }

  async untilSaved(): Promise<void> {
    await this.goOnline();
    const deadline = Date.now() + 20_000;
    while (!this.#isSaved()) {
      if (Date.now() > deadline) throw new Error(`Not saved: ${JSON.stringify(this.#autosave.current())}`);
      await this.#autosave.flush();
      await pause(5);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#killed, deleteApp(this.#app)]);
  }

  #pendingEdits(): PendingEdits {
    return pendingEdits(memoryStore(this.#kept), this.#who.uid, this.#who.invitationId);
  }

  async #untilTaken(): Promise<void> {
    const end = await Promise.race([this.#store.untilTaken(), pause(20_000, "late", { ref: false })]);
    if (end === "late") throw new Error(`Not taken by the server: ${JSON.stringify(this.#autosave.current())}`);
  }

  #isSaved(): boolean {
    const { status, save } = this.#autosave.current();
    return status === "ready" && save === "saved" && this.#kept.size === 0;
  }

  #open(): [FirebaseApp, Firestore, AnswersAutosave, EndingStore] {
    const { projectId, invitationId, uid, claims } = this.#who;
    const app = initializeApp({ projectId, apiKey: "emulator" }, Math.random().toString(36));
    const firestore = getFirestore(app);
    const mockUserToken = { sub: uid, ...claims };
    connectFirestoreEmulator(firestore, "127.0.0.1", runningSuite().ports.firestore, { mockUserToken });
    const store = endingStore((isSeatCode(invitationId) ? seatStore : answersStore)(firestore, invitationId));
    const autosave = new AnswersAutosave({
      store,
      pendingEdits: this.#pendingEdits(),
      quietMs: 10,
    });
    autosave.start();
    return [app, firestore, autosave, store];
  }
}

interface EndingStore extends AnswersStore {
  /** Resolves once the server has answered all that was sent. */
  untilTaken: () => Promise<void>;
  /** From now on nothing is sent. */
  end: () => void;
}

function endingStore(store: AnswersStore): EndingStore {
  const underWay = new Set<Promise<void>>();
  let isEnded = false;
  return {
    follow: store.follow,
    save: (changes) => {
      const writes = isEnded ? [] : store.save(changes);
      for (const { done } of writes) {
        const end = done.catch(() => undefined).finally(() => underWay.delete(end));
        underWay.add(end);
      }
      return writes;
    },
    untilTaken: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    end: () => {
      isEnded = true;
    },
  };
}

function memoryStore(entries: Map<string, string>): BrowserStore {
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
