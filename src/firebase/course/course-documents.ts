// The documents of one course of a business. A write is a transaction that makes the next version of what it finds.
import {
  collection,
  doc,
  getDocs,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from "firebase/firestore";
import type { Course } from "../../domain/course/library/course";
import { courseList, isEmptyText, storablePart } from "../../domain/course/library/course-documents";
import { isText, partKey, coursePartsOf, type CoursePart } from "../../domain/course/library/course-parts";
import type { KeptText } from "../../domain/course/library/texts";
import { paths } from "../../domain/kernel/collections";
import type { Versioned } from "../../domain/kernel/versioned";
import { logWarning } from "../../browser/log";
import { hashedId } from "../sdk/hashed-id";
import { changeDocument } from "../sdk/writes/changed-document";
import { retriedTransaction } from "../sdk/writes/retried-transaction";
import { partIn, textsIn, type StoredParts } from "./stored-course";

/** The course is not there any more. */
export class CourseGone extends Error {}

/** More than a course can have; the rules want to know how much is asked for. */
const mostTexts = 100;

interface WrittenPart {
  stored: Versioned<CoursePart>;
  isOurs: boolean;
}

export type FollowedCourse = Pick<CourseDocuments, "watch" | "write">;

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

  get #list() {
    return doc(this.#firestore, paths.courseList(this.#path[0]));
  }

  async #placeOf(part: CoursePart) {
    return isText(part) ? doc(this.#firestore, paths.courseText(...this.#path, await textId(part))) : this.#head;
  }

  get #texts() {
    return query(collection(this.#firestore, paths.courseTexts(...this.#path)), limit(mostTexts));
  }

  /** Follows the course; undefined where it is not there. */
  watch(next: (stored: StoredParts | undefined) => void, fail: (error: unknown) => void): () => void {
    let head: DocumentSnapshot | undefined;
    let texts: StoredParts | undefined;
    const tell = () => {
      if (!head || !texts || (head.metadata.fromCache && !head.exists())) return;
      try {
        const found = partIn(head);
        next(found && new Map([...texts, [partKey(found.content), found]]));
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

  /**
   * Writes a part as its next version, unless another one is stored by then than the one that was seen. Returns what is
   * stored.
   */
  async write(part: CoursePart, seen?: number): Promise<WrittenPart> {
    return changeDocument<WrittenPart>(await this.#placeOf(part), (there) => {
      const now = partIn(there);
      if (!now && !isText(part)) throw new CourseGone();
      if (now && seen !== undefined && now.version !== seen) return { result: { stored: now, isOurs: false } };
      const stored = { content: part, version: (now?.version ?? 0) + 1 };
      return { result: { stored, isOurs: true }, fields: fieldsOf(stored) };
    });
  }

  /** Whole or not at all. The rules count what one request costs, so the texts are a request each. */
  async create(course: Course): Promise<void> {
    const parts = [...coursePartsOf(course).values()].map(storablePart);
    const head = fieldsOf({ content: parts.find((part) => !isText(part)) ?? {}, version: 1 });
    await retriedTransaction(this.#firestore, async (transaction) => {
      const ids = await this.#listedIds(transaction);
      transaction.set(this.#list, { ids: [...ids.filter((id) => id !== course.id), course.id] });
      transaction.set(this.#head, head);
    });
    const texts = parts.filter((part) => isText(part) && !isEmptyText(part));
    try {
      await Promise.all(texts.map((text) => this.write(text)));
    } catch (error) {
      await this.remove().catch((second: unknown) => logWarning("A part of a course was left.", second));
      throw error;
    }
  }

  async remove(): Promise<void> {
    const { docs } = await getDocs(this.#texts);
    await retriedTransaction(this.#firestore, async (transaction) => {
      const ids = await this.#listedIds(transaction);
      const others = ids.filter((id) => id !== this.#path[1]);
      if (others.length < ids.length) transaction.set(this.#list, { ids: others });
      for (const { ref } of docs) transaction.delete(ref);
      transaction.delete(this.#head);
    });
  }

  /** The ids by which the rules know how many courses there are; those of earlier versions are not among them. */
  async #listedIds(transaction: Transaction): Promise<string[]> {
    return courseList.parse((await transaction.get(this.#list)).data()).ids;
  }
}

function fieldsOf({ content, version }: Versioned<object>) {
  return { ...content, version, updatedAt: serverTimestamp() };
}

async function textId({ tool, module }: KeptText): Promise<string> {
  return module === "" ? tool : `${tool}-${await hashedId(module)}`;
}
