import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";
import { engineNames, engines } from "../suite/engines";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const workflow = read(".github/workflows/test.yml");
const majorIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

test("each change is tested on the oldest Node that is promised and on that of the functions", () => {
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  const { functions } = JSON.parse(read("firebase.json")) as { functions: { runtime: string } };
  const [, tested = ""] = /^ +node: \[(.+)\]$/m.exec(workflow) ?? [];
  expect(tested.split(", ").map(Number)).toEqual([majorIn(engines.node), majorIn(functions.runtime)]);
  expect(workflow).toMatch(/^ +- run: npm test$/m);
});

test("what a stranger's change may run knows no secret and may change nothing", () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow).not.toMatch(/secrets\.|pull_request_target|id-token/);
});

test("a change is tried in every engine, wherever one can be installed", () => {
  for (const name of engineNames) {
    expect(workflow).toMatch(new RegExp(`playwright install .*\\b${name}\\b`));
    for (const debianPackage of engines[name].debianPackages.split(" "))
      expect(read(".ci/run")).toMatch(new RegExp(`^ +packages=".*\\b${debianPackage}\\b`, "m"));
  }
});
