import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { raceChanges } from "../../support/invitations/raced-changes";
import { seedOfRun } from "../../support/shared/seed";

const project = `${projectId}-raced-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const { runCallable } = await import("../../support/suite/in-process-call");
const change = (request: object) => runCallable("changeInvitation", request);

test("1,000 pairs of corrections, moves, registrations and saves leave one account at most, and lose nothing", async () => {
  const seed = seedOfRun();
  const done = await raceChanges({ database, change, project, steps: 1000, seed });
  process.stdout.write(`  seed ${seed}: ${JSON.stringify(done)}\n`);
  expect(done["register fulfilled"]).toBeGreaterThan(10);
});
