// A sample of what tests/torture does at length, and what becomes of the invitations of an earlier version.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { followSaves } from "../../support/assessment/followed-saves";

Object.assign(process.env, {
  GCLOUD_PROJECT: `${projectId}-progress-${randomUUID().slice(0, 8)}`,
  LRS_ENABLED: "off",
});
const { database } = await import("../../../functions/src/firestore/database");
const triggers = await import("../../../functions/src/background/triggers");
const { migrate } = await import("../../../functions/src/operator/migrations/migrate");

test("an invitation says what its answers say, however often, late and mixed up their events come", async () => {
  await followSaves(database, triggers, { code: "saved-at-random", saves: 15, seed: 7 });
});

test("an older invitation gets its progress and its lists, also of a plan that is held", async () => {
  const saved = new Date("2026-05-01T12:34:56Z");
  const made = new Date("2026-05-02T12:34:56Z");
  const invite = (code: string, changes = {}) =>
    database.doc(paths.invitation(code)).set(aUsedInvitation({ invitationCode: code, createdAt: saved, ...changes }));
  await Promise.all([
    invite("waits-for-registration", { status: "not started", usedBy: "nobody", usedAt: saved }),
    invite("works-on-its-answers"),
    invite("held-until-released"),
    database
      .doc(paths.answersOf("works-on-its-answers"))
      .set({ progressData: { "1": { trendInfluence: "4" } }, lastUpdated: saved }),
    database.doc(paths.answersOf("held-until-released")).set({ progressData: fullAnswers(), lastUpdated: saved }),
    database.doc(paths.planVersion("held-until-released", 1)).set({ number: 1, text: "A plan", createdAt: made }),
    database
      .doc(paths.planVersion("held-until-released", 2))
      .set({ number: 2, text: "Edited", createdAt: new Date(), by: "admin-1" }),
  ]);
  await migrate({ database, dryRun: false, progress: () => undefined });
  const followed = async (code: string) => {
    const { progress, lists } = (await database.doc(paths.invitation(code)).get()).data() ?? {};
    return { progress: progress as object, lists: Object.keys(lists as object).toSorted() };
  };
  expect(await followed("waits-for-registration")).toEqual({ progress: undefined, lists: ["needsAttention", "open"] });
  expect(await followed("works-on-its-answers")).toMatchObject({
    progress: { step: 2 },
    lists: ["atWork", "needsAttention"],
  });
  expect(await followed("held-until-released")).toMatchObject({
    progress: { step: 5 },
    lists: ["needsAttention", "planReady"],
  });
  expect((await database.doc(paths.answersOf("held-until-released")).get()).get("planHeldAt")).toMatchObject({
    seconds: made.getTime() / 1000,
  });
});
