// A filled system of an earlier version, as `tests/recordings/systems/fill.ts` has kept it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AccountsBackup } from "../../../local/operate/backup/accounts";
import type { StoredDocument } from "../../../local/operate/backup/documents";
import { projectRoot } from "../../../local/shared/project-root";

export interface RecordedSystem {
  version: string;
  /** Of the businesses' accounts. */
  password: string;
  documents: StoredDocument[];
  accounts: AccountsBackup;
  /** The mails that had gone out by then, without their texts. */
  mails: { subject: string; to: string[]; oneClick: string }[];
}

export async function recordedSystem(version: string): Promise<RecordedSystem> {
  const file = join(projectRoot, "tests", "recordings", "systems", `${version}.json`);
  return JSON.parse(await readFile(file, "utf8")) as RecordedSystem;
}
