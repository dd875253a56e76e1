// A migration that is killed again and again, each time two pages further, while people may write during its last run:
// it has changed every document once, and kept what they wrote.
import { expect } from "vitest";
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import { paths } from "../../../src/domain/kernel/collections";
import { emulatorHosts, killedScript, runScript } from "../suite/operator";

interface KilledMigrations {
  database: typeof projectDatabase;
  project: string;
  documents: number;
  kills: number;
  /** True if people write during the last run; among few documents they would be in the way of every page. */
  isUsed: boolean;
  seed: number;
}

const script = "functions/src/operator/migrate.ts";

/** Returns how many documents people wrote during the last run. */
export async function migrateThroughKills({ database, project, documents, kills, isUsed, seed }: KilledMigrations) {
  const environment = { ...emulatorHosts(), GCLOUD_PROJECT: project };
  const draw = seededRandom(seed);
  const writer = database.bulkWriter();
  const ids = Array.from({ length: documents }, (_, nth) => `mail-${String(nth).padStart(5, "0")}`);
  for (const id of ids) void writer.set(database.doc(`blasts/a-blast/troubles/${id}`), { id });
  await writer.close();

  for (let kill = 1; kill <= kills; kill++)
    await killedScript(script, ["--local"], environment, /(changed so far[^]*){2}/);
  const ended = new AbortController();
  const last = runScript(script, ["--local"], environment).finally(() => ended.abort());
  const written = new Map<string, number>();
  for (let nth = 1; isUsed && !ended.signal.aborted; nth++) {
    const id = ids[Math.floor(draw() * documents)] ?? "";
    const update = database.doc(`blasts/a-blast/troubles/${id}`).update({ nth });
    if (await update.then(Boolean, () => false)) written.set(id, nth);
  }
  expect(await last).toMatchObject({ code: 0 });
  const moved = await database.collection(paths.undeliveredMails("a-blast")).get();
  expect(moved.docs.map(({ id }) => id)).toEqual(ids);
  for (const document of moved.docs) expect(document.get("nth"), document.id).toBe(written.get(document.id));
  expect((await database.collection("blasts/a-blast/troubles").count().get()).data().count).toBe(0);
  return written.size;
}
