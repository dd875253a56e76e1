// A course as its documents hold it, read with their schemas.
import type { DocumentSnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import { newCourse, type Course } from "../../domain/course/library/course";
import {
  isEmptyText,
  headFields,
  textFields,
  storedVersion,
  type Versioned,
} from "../../domain/course/library/course-documents";
import { withParts, type CourseHead } from "../../domain/course/library/merge";
import { textKey, type KeptText } from "../../domain/course/library/texts";
import { logWarning } from "../../browser/log";
import { withDates } from "../sdk/with-dates";

/** The texts by `textKey`. */
export interface StoredCourse {
  head: Versioned<CourseHead>;
  texts: Map<string, Versioned<KeptText>>;
}

/** The course that these documents hold, with the module that is selected in this window. */
export function courseIn(id: string, { head, texts }: StoredCourse, selectedModule = ""): Course {
  const empty = newCourse(id, new Date(0));
  const course = { ...empty, draft: { ...empty.draft, selectedModule } };
  const contents = [...texts.values()].map(({ content }) => content).filter((text) => !isEmptyText(text));
  return withParts(course, head.content, contents);
}

export function headIn(snapshot: DocumentSnapshot): Versioned<CourseHead> | undefined {
  return snapshot.exists() ? parsedDocument(snapshot, headFields) : undefined;
}

export function textIn(snapshot: DocumentSnapshot): Versioned<KeptText> | undefined {
  return snapshot.exists() ? parsedDocument(snapshot, textFields) : undefined;
}

/** One that does not fit its schema must not take the others with it. */
export function textsIn(snapshots: readonly DocumentSnapshot[]): StoredCourse["texts"] {
  const texts = new Map<string, Versioned<KeptText>>();
  for (const snapshot of snapshots) {
    try {
      const text = parsedDocument(snapshot, textFields);
      texts.set(textKey(text.content), text);
    } catch (error) {
      logWarning(`The document ${snapshot.ref.path} does not fit its schema.`, error);
    }
  }
  return texts;
}

function parsedDocument<S extends z.ZodMiniType>(snapshot: DocumentSnapshot, schema: S): Versioned<z.infer<S>> {
  const fields = withDates(snapshot.data());
  return { version: storedVersion.parse(fields).version, content: schema.parse(fields) };
}

/** A module's name may be anything, so the id of its text has a hash of it. */
export async function textId({ tool, module }: Pick<KeptText, "tool" | "module">): Promise<string> {
  if (module === "") return tool;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(module));
  const hex = [...new Uint8Array(digest).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${tool}-${hex}`;
}
