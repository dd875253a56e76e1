import { setImmediate } from "node:timers/promises";
import { readPages, type StoredDocument } from "../../../local/operate/backup/documents";
import type { ProjectServices } from "../../../local/operate/backup/project-services";

/**
 * All documents as they are by now. The reading is as of a time without parts of a millisecond, and the times of the
 * database have them: what was written last is seen from the next one on.
 */
export async function everyDocument(services: ProjectServices, database: string): Promise<StoredDocument[]> {
  for (const called = Date.now(); Date.now() === called;) await setImmediate();
  const documents: StoredDocument[] = [];
  for await (const page of readPages(services, database, new Date())) documents.push(...page);
  return documents;
}
