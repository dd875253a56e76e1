// The rehearsal of the guide, as somebody types it who follows nothing else.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { guide } from "../../local/checks/cost-table";
import { commandsIn } from "../../local/checks/shell-blocks";
import { questions } from "../../local/operate/smoke/smoke";
import { projectRoot } from "../../local/launch/run-folder";
import { expect, test } from "../support/journeys/page";
import { problemsIn } from "../support/suite/doctor";
import { emulatorHosts } from "../support/suite/operator";
import { runningSuite } from "../support/suite/running-suite";
import { setFault } from "../support/suite/stand-ins";

const commands = commandsIn(guide(), "sh rehearsal");
const ownProject = `demo-rehearsal-${randomUUID().slice(0, 8)}`;

/** These look at what is there, so at the suite; what changes a whole project changes one of its own. */
const ofTheSuite = /^npm run (doctor|smoke) /;

test.afterAll(() => rm(join(projectRoot, ".local", "rehearsal"), { recursive: true, force: true }));

test("the rehearsal has a command for everything that an operator does", () => {
  const names = new Set(commands.map((command) => /^npm run (\w+)/.exec(command)?.[1]));
  expect([...names].toSorted()).toEqual(["admin", "backup", "doctor", "migrate", "restore", "smoke"]);
});

test("every command of the rehearsal does as it is written what it is for", async () => {
  test.setTimeout(180_000);
  // Or the sample text is written before anybody can leave.
  await setFault("model", { kind: "slow", match: "Smoke test of leaving", times: 1 });
  for (const command of commands) {
    await test.step(command, async () => {
      const { code, output } = await type(command);
      expect(problemsIn(output), output).toEqual([]);
      expect([0, output.includes("✗") ? 1 : 0], output).toContain(code);
      if (command.startsWith("npm run smoke")) expectAllAnswered(output);
    });
  }
});

/** Each question of the smoke test has one of its answers. */
function expectAllAnswered(output: string): void {
  for (const { asks, outcomes } of questions) {
    const answers = Object.values(outcomes).map(({ means }) => `${asks}\n  ${means}`);
    const given = answers.filter((answer) => output.includes(answer));
    expect(given, `${asks}\n${output}`).toHaveLength(1);
  }
}

function type(command: string): Promise<{ code: number; output: string }> {
  const projectId = ofTheSuite.test(command) ? runningSuite().projectId : ownProject;
  const suite = JSON.stringify({ ...runningSuite(), projectId });
  const env = { ...process.env, ...emulatorHosts(), GCLOUD_PROJECT: projectId, WAYMARK_SUITE: suite };
  return new Promise((resolve) => {
    execFile("sh", ["-c", command], { cwd: projectRoot, env }, (failure, stdout, stderr) =>
      resolve({ code: Number(failure?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}
