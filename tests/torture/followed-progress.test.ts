import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { projectId } from "../../local/shared/running-suite";
import { followSaves } from "../support/assessment/followed-saves";
import { seedOfRun } from "../support/shared/seed";

Object.assign(process.env, { GCLOUD_PROJECT: `${projectId}-progress-${randomUUID().slice(0, 8)}`, LRS_ENABLED: "off" });
const { database } = await import("../../functions/src/firestore/database");
const triggers = await import("../../functions/src/background/triggers");

test("after 1,000 random saves an invitation says what its answers say", async () => {
  await followSaves(database, triggers, { code: "saved-at-random", saves: 1000, seed: seedOfRun() });
});
