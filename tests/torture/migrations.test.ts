// A migration that is killed again and again, each time a few pages further, has in the end changed every document
// once.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { paths } from "../../src/domain/kernel/collections";
import { emulatorHosts, killedScript, runScript } from "../support/suite/operator";

const project = `demo-migrating-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;
const { database } = await import("../../functions/src/firestore/database");

const script = "functions/src/operator/migrate.ts";
const environment = { ...emulatorHosts(), GCLOUD_PROJECT: project };
const documents = 8000;

test("a migration survives twelve kills", async () => {
  const writer = database.bulkWriter();
  const ids = Array.from({ length: documents }, (_, nth) => `mail-${String(nth).padStart(5, "0")}`);
  for (const id of ids) void writer.set(database.doc(`blasts/a-blast/troubles/${id}`), { id });
  await writer.close();

  for (let kill = 1; kill <= 12; kill++)
    await killedScript(script, ["--local"], environment, /(changed so far[^]*){2}/);
  expect(await runScript(script, ["--local"], environment)).toMatchObject({ code: 0 });
  const moved = await database.collection(paths.undeliveredMails("a-blast")).get();
  expect(moved.docs.map(({ id }) => id)).toEqual(ids);
  expect((await database.collection("blasts/a-blast/troubles").count().get()).data().count).toBe(0);
});
