// A sample of what tests/torture does at length.
import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { notifyThroughKills } from "../../support/inquiries/notified-through-kills";

const project = `${projectId}-told-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const { sweepMails } = await import("../../../functions/src/mail/delivery");
const { digests } = await import("../../../functions/src/operator/notifications/send-notifications");

test("a killed process costs no administrator a notification, and none is told as new twice", async () => {
  await notifyThroughKills({
    database,
    sweepDigests: (now) => sweepMails(digests, now),
    project,
    events: 8,
    kills: 1,
    seed: 5,
  });
});
