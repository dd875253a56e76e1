// `npm run doctor` and `npm run smoke`, as the operator runs them, against the emulators of this suite.
import { execFile } from "node:child_process";
import { questions } from "../../local/operate/smoke/smoke";
import { expect, test } from "../support/journeys/page";
import { problemsIn } from "../support/suite/doctor";
import { setFault } from "../support/suite/stand-ins";

function run(script: string): Promise<string> {
  const args = ["--import", "tsx", `local/operate/${script}.ts`, "--local"];
  return new Promise((resolve) => execFile(process.execPath, args, (_, stdout) => resolve(stdout)));
}

test("the smoke test gets an answer to every question", async () => {
  // Or the sample text is written before anybody can leave.
  await setFault("model", { kind: "slow", match: "Smoke test of leaving", times: 1 });
  const out = await run("smoke");
  for (const { asks, outcomes } of questions) {
    const means = Object.values(outcomes).map((outcome) => `${asks}\n  ${outcome.means}`);
    expect(
      means.filter((answer) => out.includes(answer)),
      `${asks}\n${out}`,
    ).toHaveLength(1);
  }
  expect(out.split("\n").filter((line) => line.startsWith("✗"))).toEqual([]);
});

test("the doctor finds nothing wrong with the emulators", async () => {
  const out = await run("doctor");
  expect(problemsIn(out), out).toEqual([]);
});
