// The documents of one course of a business. A write is a transaction that makes the next version of what it finds.
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Firestore,
} from "firebase/firestore";
import type { Course } from "../../domain/course/library/course";
import { isEmptyText, storableHead, storableText, type Versioned } from "../../domain/course/library/course-documents";
import { courseHeadOf, type CourseHead } from "../../domain/course/library/merge";
import { keptTexts, type KeptText } from "../../domain/course/library/texts";
import { paths } from "../../domain/kernel/collections";
import { logWarning } from "../../browser/log";
import { headIn, textId, textIn, textsIn, type StoredCourse } from "./stored-course";

/** The course is not there any more. */
export class CourseGone extends Error {}

/** More than a course can have; the rules want to know how much is asked for. */
const mostTexts = 100;

export class CourseDocuments {
  readonly #firestore: Firestore;
  readonly #path: readonly [invitationId: string, course: string];

  constructor(firestore: Firestore, invitationId: string, course: string) {
    this.#firestore = firestore;
    this.#path = [invitationId, course];
  }

  get #head() {
    return doc(this.#firestore, paths.course(...this.#path));
  }

  get #texts() {
    return query(collection(this.#firestore, paths.courseTexts(...this.#path)), limit(mostTexts));
  }

  /** Follows the course; undefined where it is not there. */
  watch(next: (stored: StoredCourse | undefined) => void, fail: (error: unknown) => void): () => void {
    let head: DocumentSnapshot | undefined;
    let texts: StoredCourse["texts"] | undefined;
    const tell = () => {
      if (!head || !texts || (head.metadata.fromCache && !head.exists())) return;
      try {
        const found = headIn(head);
        next(found && { head: found, texts });
      } catch (error) {
        fail(error); // a course that does not fit its schema
      }
    };
    const withMetadata = { includeMetadataChanges: true };
    const stopHead = onSnapshot(
      this.#head,
      withMetadata,
      (snapshot) => {
        head = snapshot;
        tell();
      },
      fail,
    );
    const stopTexts = onSnapshot(
      this.#texts,
      withMetadata,
      ({ docs, metadata }) => {
        // Before the server has answered, the cache may hold only some of them, and the others would seem to be gone.
        if (metadata.fromCache && !texts && navigator.onLine) return;
        texts = textsIn(docs);
        tell();
      },
      fail,
    );
    return () => {
      stopHead();
      stopTexts();
    };
  }

  async read(): Promise<StoredCourse | undefined> {
    const [head, { docs }] = await Promise.all([getDoc(this.#head), getDocs(this.#texts)]);
    const found = headIn(head);
    return found && { head: found, texts: textsIn(docs) };
  }

  /** Writes what `change` makes of the head that is stored by then. */
  writeHead(change: (now: Versioned<CourseHead>) => CourseHead): Promise<Versioned<CourseHead>> {
    return runTransaction(this.#firestore, async (transaction) => {
      const now = headIn(await transaction.get(this.#head));
      if (!now) throw new CourseGone();
      const next = { content: change(now), version: now.version + 1 };
      transaction.set(this.#head, fieldsOf(next));
      return next;
    });
  }

  /** Writes what `change` makes of a text that is stored by then. */
  async writeText(
    text: KeptText,
    change: (now: Versioned<KeptText> | undefined) => KeptText,
  ): Promise<Versioned<KeptText>> {
    const document = doc(this.#firestore, paths.courseText(...this.#path, await textId(text)));
    return runTransaction(this.#firestore, async (transaction) => {
      const now = textIn(await transaction.get(document));
      const next = { content: change(now), version: (now?.version ?? 0) + 1 };
      transaction.set(document, fieldsOf(next));
      return next;
    });
  }

  /** Whole or not at all. The rules count what one request costs, so the texts are a request each. */
  async create(course: Course): Promise<void> {
    const head = { content: storableHead(courseHeadOf(course)), version: 1 };
    await runTransaction(this.#firestore, (transaction) =>
      Promise.resolve(transaction.set(this.#head, fieldsOf(head))),
    );
    const texts = [...keptTexts(course.draft).values()].map(storableText).filter((text) => !isEmptyText(text));
    try {
      await Promise.all(texts.map((text) => this.writeText(text, () => text)));
    } catch (error) {
      await this.remove().catch((second: unknown) => logWarning("A part of a course was left.", second));
      throw error;
    }
  }

  async remove(): Promise<void> {
    const { docs } = await getDocs(this.#texts);
    await runTransaction(this.#firestore, (transaction) => {
      for (const { ref } of docs) transaction.delete(ref);
      transaction.delete(this.#head);
      return Promise.resolve();
    });
  }
}

function fieldsOf({ content, version }: Versioned<object>) {
  return { ...content, version, updatedAt: serverTimestamp() };
}
