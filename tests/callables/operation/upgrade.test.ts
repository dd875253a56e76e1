// A sample of what tests/torture does with whole upgrades.
import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { proveMigrated } from "../../support/operate/upgrade-proof";

const project = `demo-upgrade-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;

test("what b998385 has stored is there after the migration, with every value, and can be read", () =>
  proveMigrated("b998385", project));
