import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callableNames } from "../../src/domain/callables";
import { version } from "../../src/domain/kernel/project/version";
import { projectRoot } from "../shared/project-root";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const [, ...sections] = read("CHANGELOG.md").split(/^## /m);
const releases = sections.filter((section) => !section.startsWith("[Unreleased]\n"));

test("this code names the newest release of the changelog as its version", () => {
  expect((JSON.parse(read("package.json")) as { version: string }).version).toBe(version);
  expect(releases[0]).toMatch(new RegExp(`^\\[${version.replaceAll(".", "\\.")}\\] - `));
});

test("each release has a number, a day, and first of all what operators must do", () => {
  for (const release of releases) {
    const [, day = "", heading, steps] = /^\[\d+\.\d+\.\d+\] - (\S+)\n[^#]*### (.+)\n\n(.+)/.exec(release) ?? [];
    expect([new Date(day).toISOString().slice(0, 10), heading]).toEqual([day, "Operators must"]);
    expect(steps).toMatch(/^(1\. |Nothing\.$)/);
  }
});

test("the runbook names a release that is there", () => {
  const named = [...read("docs/runbook/bad-deploy.md").matchAll(/git checkout v(\d\S*)/g)].map(([, one]) => one);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => releases.every((release) => !release.startsWith(`[${one}]`)))).toEqual([]);
});

test("the callables of this release and of the one before are there, for the pages that are open", () => {
  const callablesOf = JSON.parse(read("local/checks/released-callables.json")) as Record<string, string[]>;
  expect(Object.keys(callablesOf), "write them down in released-callables.json").toContain(version);
  const numbers = releases.slice(0, 2).flatMap((release) => /^\[(.+?)\]/.exec(release)?.[1] ?? []);
  const missing = numbers.flatMap((number) =>
    (callablesOf[number] ?? []).filter((name) => !callableNames.some((one) => one === name)),
  );
  expect(missing).toEqual([]);
});
