// The rehearsal of the guide, typed by a person who follows nothing else.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { guide } from "../../../local/checks/cost-table";
import { commandsIn } from "../../../local/checks/shell-blocks";
import { questions } from "../../../local/operate/smoke/questions";
import { problemsIn } from "../suite/doctor";
import { runningSuite } from "../suite/running-suite";
import { typeCommand } from "./typed-command";

export const rehearsal = commandsIn(guide(), "sh rehearsal");

const ownProject = `demo-rehearsal-${randomUUID().slice(0, 8)}`;

/** These look at what is there, so at the suite; what changes a whole project changes one of its own. */
const ofTheSuite = /^npm run (doctor|smoke) /;

/** Types a command, and holds it to what it is for. */
export async function expectRehearsed(command: string): Promise<void> {
  const projectId = ofTheSuite.test(command) ? runningSuite().projectId : ownProject;
  const { code, output } = await typeCommand(command, projectId);
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
