// A sample of what tests/torture does at length.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { raceChanges } from "../../support/invitations/raced-changes";

const project = `${projectId}-raced-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const { runCallable } = await import("../../support/suite/in-process-call");

test("what is corrected, moved, registered and saved at the same moment leaves one account at most, and loses nothing", async () => {
  const change = (request: object) => runCallable("changeInvitation", request);
  const done = await raceChanges({ database, change, project, steps: 12, seed: 5 });
  expect(done["move fulfilled"]).toBeGreaterThan(0);
});
