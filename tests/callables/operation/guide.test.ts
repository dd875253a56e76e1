// The rehearsal of the guide, as somebody types it who follows nothing else.
import { randomUUID } from "node:crypto";
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { guide } from "../../../local/checks/cost-table";
import { commandsIn } from "../../../local/checks/shell-blocks";
import { projectRoot } from "../../../local/launch/run-folder";
import { emulatorHosts } from "../../support/suite/operator";
import { runningSuite } from "../../support/suite/running-suite";

const run = promisify(execFile);
const commands = commandsIn(guide(), "sh rehearsal");
const ownProject = `demo-rehearsal-${randomUUID().slice(0, 8)}`;

/** What changes the whole project does so in one of its own; only these two look at the functions, which have one. */
const ofTheSuite = /^npm run (doctor|smoke) /;

afterAll(() => rm(`${projectRoot}/.local/rehearsal`, { recursive: true, force: true }));

test("the rehearsal has a command for everything that an operator does", () => {
  const names = new Set(commands.map((command) => /^npm run (\w+)/.exec(command)?.[1]));
  expect([...names].toSorted()).toEqual(["admin", "backup", "doctor", "migrate", "restore", "smoke"]);
});

test.each(commands)("%s", async (command) => {
  const { ports } = runningSuite();
  const projectId = ofTheSuite.test(command) ? runningSuite().projectId : ownProject;
  const env = { ...process.env, ...emulatorHosts(), GCLOUD_PROJECT: projectId };
  const suite = { ...env, WAYMARK_SUITE: JSON.stringify({ projectId, ports }) };
  const { stdout } = await run("sh", ["-c", command], { cwd: projectRoot, env: suite });
  expect(stdout).not.toBe("");
});
