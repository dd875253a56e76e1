import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, test } from "vitest";
import { projectId as project } from "../../local/shared/running-suite";
import { colleagueActions, loadRules, playDay } from "../support/assessment/colleague-days";

const projectId = `${project}-colleagues-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: projectId, LRS_ENABLED: "off" });
const { database } = await import("../../functions/src/firestore/database");
const { exchangeSeat } = await import("../../functions/src/invitations/seats/exchange");

beforeAll(() => loadRules(projectId), 60_000);

test("no answer is lost or doubled in 20 days of a contact and six colleagues", { timeout: 1_800_000 }, async () => {
  const people = { seats: 6, windows: 1 };
  await fc.assert(
    fc.asyncProperty(colleagueActions(people, 150), (actions) =>
      playDay({ projectId, database, exchangeSeat }, people, actions),
    ),
    { numRuns: 20, endOnFailure: true },
  );
});

test("ten businesses with twenty colleagues each in two windows lose no field", { timeout: 1_800_000 }, async () => {
  const people = { seats: 20, windows: 2 };
  await fc.assert(
    fc.asyncProperty(colleagueActions(people, 200), (actions) =>
      playDay({ projectId, database, exchangeSeat }, people, actions),
    ),
    { numRuns: 10, endOnFailure: true },
  );
});
