import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { migrateThroughKills } from "../support/operate/killed-migrations";
import { seedOfRun } from "../support/shared/seed";

const project = `demo-migrating-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;
const { database } = await import("../../functions/src/firestore/database");

test("a migration of 8,000 documents survives twelve kills, and people who write meanwhile", async () => {
  const seed = seedOfRun();
  const written = await migrateThroughKills({ database, project, documents: 8000, kills: 12, isUsed: true, seed });
  process.stdout.write(`  seed ${seed}; written during the last run: ${written} documents\n`);
  expect(written).toBeGreaterThan(50);
});
