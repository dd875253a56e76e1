import { randomUUID } from "node:crypto";
import { test } from "vitest";
import { proveUpgrade } from "../../support/operate/upgrade-proof";

const project = `demo-upgrade-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;

test("a filled system of 3047d451 arrives whole by the words of the guide, and goes on working", () =>
  proveUpgrade("3047d451", project));
