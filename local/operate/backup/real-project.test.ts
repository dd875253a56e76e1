// The requests of a backup and a restore to a real project that the emulators do not have: against recorded answers.
import { expect, test } from "vitest";
import { GoogleApiError, type GoogleApi } from "../google-api";
import { readAccounts, writeAccounts } from "./accounts";
import { momentOfBackup } from "./back-up";
import { backupPlace } from "./place";
import { projectServices } from "./project-services";
import { createDatabase } from "./restore";

type Answers = Record<string, unknown>;

/** Answers by method and address; what is not named is not there. */
function recorded(answers: Answers) {
  const asked: [string, unknown][] = [];
  const answer = (method: string, address: string, body?: unknown) => {
    asked.push([`${method} ${address.replace("https://", "")}`, body]);
    const [request = ""] = asked.at(-1) ?? [];
    const [, found] = Object.entries(answers).find(([name]) => request.startsWith(name)) ?? [];
    return found === undefined ? Promise.reject(new GoogleApiError(404, "NOT_FOUND")) : Promise.resolve(found);
  };
  const api: GoogleApi = {
    get: <Answer>(address: string) => answer("GET", address) as Promise<Answer>,
    post: <Answer>(address: string, body: object) => answer("POST", address, body) as Promise<Answer>,
  };
  return { services: { ...projectServices("ours"), api }, asked };
}

const accounts = "identitytoolkit.googleapis.com/v1/projects/ours/accounts";
const hashConfig = { algorithm: "SCRYPT", signerKey: "a2V5", saltSeparator: "Bw==", rounds: 8, memoryCost: 14 };
const config = { "GET identitytoolkit.googleapis.com/admin/v2/projects/ours/config": { signIn: { hashConfig } } };

test("password hashes are given back with the project's way to hash, and no second factor without its secret", async () => {
  const hashed = { localId: "one", passwordHash: "aGFzaA==" };
  const users = [{ ...hashed, mfaInfo: [{ totpInfo: {} }] }];
  const { services, asked } = recorded({
    [`GET ${accounts}:batchGet?maxResults=1000&nextPageToken=2`]: {},
    [`GET ${accounts}:batchGet`]: { users, nextPageToken: "2" },
    [`POST ${accounts}:batchCreate`]: {},
    ...config,
  });
  const backup = await readAccounts(services);
  expect(backup).toEqual({ users, hash: hashConfig });
  expect(await writeAccounts(services, backup)).toEqual({ restored: 1, kept: 0 });
  const { algorithm: hashAlgorithm, ...parameters } = hashConfig;
  expect(asked.at(-1)?.[1]).toEqual({ users: [hashed], allowOverwrite: false, hashAlgorithm, ...parameters });
});

test("hashes that the operator may not see are no backup", async () => {
  const users = [{ localId: "one", passwordHash: "UkVEQUNURUQ=" }];
  const { services } = recorded({ [`GET ${accounts}:batchGet`]: { users }, ...config });
  await expect(readAccounts(services)).rejects.toThrow("roles/firebaseauth.admin");
});

test("an account that cannot be restored is told, unless it is there already", async () => {
  const refused = (message: string) =>
    recorded({ [`POST ${accounts}:batchCreate`]: { error: [{ index: 0, message }] } }).services;
  const users = [{ localId: "one" }];
  expect(await writeAccounts(refused("localId belongs to an existing account"), { users })).toEqual({
    restored: 0,
    kept: 1,
  });
  await expect(writeAccounts(refused("email is invalid"), { users })).rejects.toThrow("email is invalid");
});

test("a database that is not there yet is made where the other one is, by the Firebase CLI", async () => {
  const named = (name: string) => ({ name: `projects/ours/databases/${name}`, locationId: "eur3" });
  const made: string[] = [];
  const run = (code: number) => (tool: string, args: readonly string[]) => {
    made.push([tool, ...args].join(" "));
    return Promise.resolve({ code, output: "Quota exceeded" });
  };
  const databases = [named("(default)"), named("restored-1")];
  const { services } = recorded({ "GET firestore.googleapis.com/v1/projects/ours/databases": { databases } });
  await createDatabase(services, "restored-1", "(default)", run(0));
  expect(made).toEqual([]);
  await createDatabase(services, "restored-2", "(default)", run(0));
  expect(made).toEqual([
    "firebase firestore:databases:create restored-2 --location eur3 --project ours --non-interactive",
  ]);
  await expect(createDatabase(services, "restored-2", "(default)", run(1))).rejects.toThrow("Quota exceeded");
  await expect(createDatabase(services, "restored-2", "lost", run(0))).rejects.toThrow("no database lost in ours");
});

test("in a bucket each file is an object below the backup's name, and what is missing is told", async () => {
  const { services, asked } = recorded({ "POST storage.googleapis.com": {} });
  const place = backupPlace("gs://ours-backups/2026-03-02", services.api);
  await place.write("documents/000001.json", [{ path: "a/b" }]);
  expect(asked).toEqual([
    [
      "POST storage.googleapis.com/upload/storage/v1/b/ours-backups/o?uploadType=media&name=2026-03-02%2Fdocuments%2F000001.json",
      [{ path: "a/b" }],
    ],
  ]);
  expect(await place.read("backup.json")).toBeUndefined();
  expect(asked.at(-1)?.[0]).toBe(
    "GET storage.googleapis.com/storage/v1/b/ours-backups/o/2026-03-02%2Fbackup.json?alt=media",
  );
});

test("a backup of a project shows a whole minute, which point-in-time recovery keeps for longer than it takes", () => {
  const now = new Date("2026-12-01T02:00:31.207Z");
  expect(momentOfBackup(projectServices("ours"), now).toISOString()).toBe("2026-12-01T02:00:00.000Z");
  expect(momentOfBackup({ isLocal: true }, now)).toEqual(now);
});
