// A window in which a person designs courses of a business, without a browser: the synchronized courses over a real
// Firestore client of their own, and unwritten edits in a store that outlives a window that is killed.
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from "firebase/firestore";
import { guardedStore, keysOf, type BrowserStore } from "../../../src/browser/storage";
import type { CourseDraft } from "../../../src/domain/course/draft";
import { newCourse, type Course } from "../../../src/domain/course/library/course";
import type { KeptText } from "../../../src/domain/course/library/texts";
import { CourseDocuments } from "../../../src/firebase/course/course-documents";
import { courseEdits } from "../../../src/firebase/course/course-edits";
import { syncedCourse, type SyncedCourse } from "../../../src/firebase/course/course-sync";
import { runningSuite } from "../suite/running-suite";

setLogLevel("silent");

export interface CoursePerson {
  uid: string;
  claims: Record<string, unknown>;
}

interface Opened {
  synced: SyncedCourse;
  course: Course | undefined;
  isSaved: boolean;
  overtaken: KeptText[];
  isGone: boolean;
}

const quick = { quietMs: 10, longestMs: 50, retryMs: 20 };

export class CourseWindow {
  readonly edits: BrowserStore;
  readonly #invitationId: string;
  readonly #uid: string;
  readonly #app: FirebaseApp;
  readonly #firestore: Firestore;
  readonly #opened = new Map<string, Opened>();

  constructor(projectId: string, invitationId: string, { uid, claims }: CoursePerson, edits = emptyStore()) {
    this.edits = edits;
    this.#invitationId = invitationId;
    this.#uid = uid;
    this.#app = initializeApp({ projectId, apiKey: "emulator" }, Math.random().toString(36));
    this.#firestore = getFirestore(this.#app);
    const mockUserToken = { sub: uid, ...claims };
    connectFirestoreEmulator(this.#firestore, "127.0.0.1", runningSuite().ports.firestore, { mockUserToken });
  }

  create(id: string): Promise<void> {
    return this.#documents(id).create(newCourse(id, new Date()));
  }

  remove(id: string): Promise<void> {
    return this.#documents(id).remove();
  }

  open(id: string): Opened {
    const edits = courseEdits(this.edits, this.#uid, this.#invitationId, id);
    const opened: Opened = {
      synced: undefined as never,
      course: undefined,
      isSaved: true,
      overtaken: [],
      isGone: false,
    };
    opened.synced = syncedCourse(
      { id, documents: this.#documents(id), edits },
      {
        changed: (course, overtaken) => {
          opened.course = course;
          opened.overtaken.push(...overtaken);
        },
        gone: () => {
          opened.isGone = true;
        },
        failed: () => undefined,
        saved: (isSaved) => {
          opened.isSaved = isSaved;
        },
      },
      quick,
    );
    this.#opened.set(id, opened);
    return opened;
  }

  /** Changes the draft as the workspace does. */
  change(id: string, by: (draft: CourseDraft) => CourseDraft): void {
    const opened = this.#opened.get(id);
    if (!opened?.course) throw new Error(`The course ${id} is not open.`);
    opened.course = { ...opened.course, draft: by(opened.course.draft) };
    opened.isSaved = false;
    opened.synced.keep(opened.course);
  }

  courseOf(id: string): Course | undefined {
    return this.#opened.get(id)?.course;
  }

  /** Tells whether everything has been written. */
  isSaved(): boolean {
    return this.edits.length === 0;
  }

  async close(): Promise<void> {
    for (const { synced } of this.#opened.values()) synced.close();
    await deleteApp(this.#app);
  }

  #documents(id: string): CourseDocuments {
    return new CourseDocuments(this.#firestore, this.#invitationId, id);
  }
}

/** Returns the data that a killed window leaves in its browser. */
export function duplicateOf(store: BrowserStore): BrowserStore {
  const copy = emptyStore();
  for (const key of keysOf(store, "")) copy.setItem(key, store.getItem(key) ?? "");
  return copy;
}

function emptyStore(): BrowserStore {
  return guardedStore(() => {
    throw new Error("Everything stays in memory.");
  });
}
