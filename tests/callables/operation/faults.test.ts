// A sample of what tests/torture does with every fault.
import { randomUUID } from "node:crypto";
import { afterAll, test } from "vitest";
import { startTaskRecorder } from "../../support/suite/task-recorder";

process.env.GCLOUD_PROJECT = `demo-faults-${randomUUID().slice(0, 8)}`;
const recorder = await startTaskRecorder();
afterAll(() => recorder.close());
const { meetFault } = await import("../../support/operate/faults/fault");
const { mailFaults } = await import("../../support/operate/faults/mail-faults");
const { platformFaults } = await import("../../support/operate/faults/platform-faults");

const queue = "the queue stands still";
const sampled = Object.entries({ [queue]: mailFaults[queue], ...platformFaults }).filter(
  ([name]) => name === queue || name === "the writer of a plan is killed",
);

test.each(sampled)("%s costs nothing, and is told in time", async (name, fault) => {
  if (!fault) throw new Error(`There is no fault ${name}.`);
  await meetFault(name, fault);
});
