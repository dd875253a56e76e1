// The rehearsal of the guide, typed by a person who follows nothing else.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { guide } from "../../../local/checks/cost-table";
import { commandsIn } from "../../../local/checks/shell-blocks";
import { questions } from "../../../local/operate/smoke/questions";
import { projectRoot } from "../../../local/shared/project-root";
import { problemsIn } from "../suite/doctor";
import { emulatorHosts } from "../suite/operator";
import { runningSuite } from "../suite/running-suite";

export const rehearsal = commandsIn(guide(), "sh rehearsal");

const ownProject = `demo-rehearsal-${randomUUID().slice(0, 8)}`;

/** These look at what is there, so at the suite; what changes a whole project changes one of its own. */
const ofTheSuite = /^npm run (doctor|smoke) /;

/** Types a command, and holds it to what it is for. */
export async function expectRehearsed(command: string): Promise<void> {
  const { code, output } = await type(command);
  expect(problemsIn(output), output).toEqual([]);
  expect([0, output.includes("✗") ? 1 : 0], output).toContain(code);
  if (command.startsWith("npm run smoke")) expectAllAnswered(output);
}

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
