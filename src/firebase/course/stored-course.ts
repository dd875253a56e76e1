// A course as its documents hold it, read with their schemas.
import type { DocumentSnapshot } from "firebase/firestore";
import type { Course } from "../../domain/course/library/course";
import { headFields, isEmptyText, storedVersion, textFields } from "../../domain/course/library/course-documents";
import { courseOfParts, partKey, type CoursePart } from "../../domain/course/library/course-parts";
import type { Versioned } from "../../domain/kernel/versioned";
import { logWarning } from "../../browser/log";
import { withDates } from "../sdk/with-dates";

/** By their keys. */
export type StoredParts = ReadonlyMap<string, Versioned<CoursePart>>;

/** The course that these documents hold. */
export function courseIn(id: string, parts: StoredParts): Course {
  const contents = [...parts.values()].map(({ content }) => content);
  return courseOfParts(
    id,
    contents.filter((part) => !isEmptyText(part)),
  );
}

export function partIn(snapshot: DocumentSnapshot): Versioned<CoursePart> | undefined {
  if (!snapshot.exists()) return undefined;
  const fields = withDates(snapshot.data());
  const schema = snapshot.get("tool") === undefined ? headFields : textFields;
  return { version: storedVersion.parse(fields).version, content: schema.parse(fields) };
}

/** One that does not fit its schema must not take the others with it. */
export function textsIn(snapshots: readonly DocumentSnapshot[]): Map<string, Versioned<CoursePart>> {
  const texts = new Map<string, Versioned<CoursePart>>();
  for (const snapshot of snapshots) {
    try {
      const text = partIn(snapshot);
      if (text) texts.set(partKey(text.content), text);
    } catch (error) {
      logWarning(`The document ${snapshot.ref.path} does not fit its schema.`, error);
    }
  }
  return texts;
}
