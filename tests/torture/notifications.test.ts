import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../local/shared/running-suite";
import { notifyThroughKills } from "../support/inquiries/notified-through-kills";
import { seedOfRun } from "../support/shared/seed";

const project = `${projectId}-told-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../functions/src/firestore/database");
const { sweepMails } = await import("../../functions/src/mail/delivery");
const { digests } = await import("../../functions/src/operator/notifications/send-notifications");

test("of 500 inquiries and three kills each administrator is told once of each", async () => {
  const seed = seedOfRun();
  const ended = await notifyThroughKills({
    database,
    sweepDigests: (now) => sweepMails(digests, now),
    project,
    events: 500,
    kills: 3,
    seed,
  });
  process.stdout.write(`  seed ${seed}: ${JSON.stringify(ended)}\n`);
  expect(Math.min(...ended.mails)).toBeGreaterThan(5);
});
