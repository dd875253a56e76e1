// Twenty faults and more, one after the other: what a person is told, what is lost (nothing), and what `/health` says
// within five minutes of its time, before and after.
import { afterAll, expect, test } from "vitest";
import { blastProject } from "../support/blasts/blast-clock";
import { startTaskRecorder } from "../support/suite/task-recorder";

// The project of the processes that send blasts, so that one of them can be killed.
Object.assign(process.env, { GCLOUD_PROJECT: blastProject, MODEL_STALL_SECONDS: "1" });
const recorder = await startTaskRecorder();
afterAll(() => recorder.close());
const { meetFault } = await import("../support/operate/faults/fault");
const { modelFaults } = await import("../support/operate/faults/model-faults");
const { mailFaults } = await import("../support/operate/faults/mail-faults");
const { platformFaults } = await import("../support/operate/faults/platform-faults");
const { diskFaults } = await import("../support/operate/faults/disk-faults");

const faults = Object.entries({ ...modelFaults, ...mailFaults, ...platformFaults, ...diskFaults });

test("there are at least twenty", () => {
  expect(faults.length).toBeGreaterThanOrEqual(20);
});

test.each(faults)("%s costs nothing, and is told in time", async (name, fault) => {
  process.stdout.write(`${await meetFault(name, fault)}\n`);
});
