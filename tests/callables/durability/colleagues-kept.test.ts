// A sample of what tests/torture does at length.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, test } from "vitest";
import { projectId as project } from "../../../local/shared/running-suite";
import { colleagueActions, loadRules, playDay } from "../../support/assessment/colleague-days";

const projectId = `${project}-colleagues-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: projectId, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const { exchangeSeat } = await import("../../../functions/src/invitations/seats/exchange");

beforeAll(() => loadRules(projectId), 60_000);

test("a contact and six colleagues who answer at once lose no field to each other", { timeout: 120_000 }, async () => {
  const people = { seats: 6, windows: 1 };
  await fc.assert(
    fc.asyncProperty(colleagueActions(people, 60), (actions) =>
      playDay({ projectId, database, exchangeSeat }, people, actions),
    ),
    { numRuns: 1, endOnFailure: true },
  );
});
