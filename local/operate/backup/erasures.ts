// The erased people, as hashes: the list is beside the backups and newer than any of them. A restore erases again
// everybody on it who was erased since that backup.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { paths } from "../../../src/domain/kernel/collections";
import { projectRoot } from "../../shared/project-root";
import { UserError } from "../../shared/terminal";
import { find, type StoredDocument } from "./documents";
import { backupPlace, type BackupPlace } from "./place";
import type { ProjectServices } from "./project-services";

const listFile = "erasures.json";

export interface ErasedAgain {
  people: number;
  /** Of the given accounts those that are theirs. */
  emails: string[];
}

/** Adds what the backup has to the list beside the backups. */
export async function keepErasures(
  services: ProjectServices,
  place: BackupPlace,
  known: readonly StoredDocument[],
): Promise<void> {
  const beside = placeOfBackups(services, place);
  const merged = latest([...(await listBeside(beside)), ...known.map(withoutTrail)]);
  if (merged.length > 0) await beside.write(listFile, merged);
}

/** All that are known: beside the backup, and in the database in use. */
export async function knownErasures(
  services: ProjectServices,
  place: BackupPlace,
  inUse: string,
): Promise<StoredDocument[]> {
  const here = await find(services, inUse, { from: [{ collectionId: paths.erasures }] });
  return latest([...(await listBeside(placeOfBackups(services, place))), ...here]);
}

/** The list is kept for longer than an erasure takes. */
function withoutTrail({ path, fields }: StoredDocument): StoredDocument {
  return { path, fields: Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => name !== "trail")) };
}

function placeOfBackups({ api }: ProjectServices, { address }: BackupPlace): BackupPlace {
  return backupPlace(address.replace(/\/[^/]+\/?$/, ""), api);
}

/** Those of one person are one, the last. */
function latest(erasures: readonly StoredDocument[]): StoredDocument[] {
  const byPath = new Map<string, StoredDocument>();
  for (const one of erasures) {
    const earlier = byPath.get(one.path);
    if (!earlier || erasedAt(earlier) < erasedAt(one)) byPath.set(one.path, one);
  }
  return [...byPath.values()];
}

export function wereErasedSince(erasures: readonly StoredDocument[], time: string): boolean {
  return erasures.some((one) => erasedAt(one) >= Date.parse(time));
}

function erasedAt({ fields }: StoredDocument): number {
  return Date.parse((fields?.at as { timestampValue?: string } | undefined)?.timestampValue ?? "") || 0;
}

/** No person has been erased before a backup yet where there is no list. */
async function listBeside(beside: BackupPlace): Promise<StoredDocument[]> {
  return (await beside.read<StoredDocument[]>(listFile)) ?? [];
}

/** The functions' own code erases, in a process of its own. */
export async function eraseRestored(
  services: ProjectServices,
  database: string,
  since: string,
  emails: readonly string[],
): Promise<ErasedAgain> {
  const script = join(projectRoot, "functions", "src", "operator", "persons", "erase-again.ts");
  const emulators = services.isLocal
    ? {
        FIRESTORE_EMULATOR_HOST: new URL(services.firestore).host,
        FIREBASE_AUTH_EMULATOR_HOST: new URL(services.identity).host,
      }
    : {};
  const child = spawn(process.execPath, ["--import", "tsx", script], { env: { ...process.env, ...emulators } });
  child.stdin.end(JSON.stringify({ project: services.project, isLocal: services.isLocal, database, since, emails }));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [out, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0)
    throw new UserError(
      `The people erased since the backup could not be erased again, so the database ${database} must not be used: ${said.trim()}`,
    );
  return JSON.parse(out) as ErasedAgain;
}
