// The whole of a deployment, with a recorder in the place of everything beyond this machine.
import { describe, expect, test } from "vitest";
import { soundProject } from "../../tests/support/operate/sound-facts";
import { version } from "../../src/domain/kernel/project/version";
import { deploy, type DeploymentEnvironment } from "./deployment";

const { wanted, functions, indexes, rules } = soundProject;
const passes = { code: 0, output: "Deploy complete!" };
const eventarc = {
  code: 2,
  output:
    "Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent.",
};
const options = { dryRun: false, deleteFunctions: false };

interface Recorded {
  environment: DeploymentEnvironment;
  /** The steps, in order. */
  done: string[];
  said: () => string;
}

function recorder(changes: Partial<DeploymentEnvironment> = {}): Recorded {
  const done: string[] = [];
  const lines: string[] = [];
  const note =
    <Answer>(what: string, answer: Answer) =>
    () => {
      done.push(what);
      return Promise.resolve(answer);
    };
  const environment: DeploymentEnvironment = {
    project: "ours",
    site: "https://ours.web.app",
    configuration: "firebase.ours.json",
    fileProblems: () => [],
    wanted: () => Promise.resolve(wanted),
    deployed: () => Promise.resolve({ functions, indexes, rules }),
    build: note("build", undefined),
    firebase: (args) => note(`firebase ${args[2] ?? ""}`, passes)(),
    indexes: note("indexes", indexes),
    doctor: note("doctor", []),
    smoke: note("smoke", 0),
    tryMigration: note("dry run of migrate", { code: 0 }),
    pause: (ms) => note(`pause ${ms / 1000} s`, undefined)(),
    print: (text) => lines.push(text),
    ...changes,
  };
  return { environment, done, said: () => lines.join("\n") };
}

test("database, functions and site are deployed in this order, then it looks whether all is well and what is to be migrated", async () => {
  const { environment, done, said } = recorder();
  expect(await deploy(environment, options)).toBe(0);
  expect(done).toEqual([
    ...["build", "firebase firestore", "indexes", "firebase functions", "firebase hosting"],
    ...["doctor", "smoke", "dry run of migrate"],
  ]);
  expect(said()).toContain("Nothing is wrong.");
  expect(said()).toContain("what `npm run migrate -- --project ours` would change of it:");
});

test("what it will change is said first, and --dry-run stops there", async () => {
  const old = { id: "countEmailList", region: "europe-west1", state: "ACTIVE" };
  const { environment, done, said } = recorder({
    deployed: () => Promise.resolve({ functions: [...functions.slice(1), old], indexes: [], rules: "" }),
  });
  expect(await deploy(environment, { dryRun: true, deleteFunctions: true })).toBe(0);
  expect(done).toEqual([]);
  expect(said()).toBe(`This brings ours to version ${version}:
  New functions: generateCourseOutline
  Functions that are deployed again: sendBlasts
  Functions that are deleted: countEmailList (europe-west1)
  New indexes: taskQueue by status, movedAt (falling)
  Security rules: those of firestore.rules
  The site: https://ours.web.app`);
});

test("functions are deleted only by who says so, also those of a region that was left", async () => {
  const moved = functions.map((one) => ({ ...one, region: "us-central1" }));
  const deployed = () => Promise.resolve({ functions: [...functions, ...moved], indexes, rules });
  const { environment, done } = recorder({ deployed });
  await expect(deploy(environment, options)).rejects.toThrow("npm run deploy -- --project ours --delete-functions");
  expect(done).toEqual([]);
  expect(await deploy(environment, { ...options, deleteFunctions: true })).toBe(0);
});

test("what is wrong in the files is said instead of deployed", async () => {
  const { environment, done } = recorder({
    fileProblems: () => [{ sentence: "APP_URL is missing.", repair: "Write it." }],
  });
  await expect(deploy(environment, options)).rejects.toThrow("APP_URL is missing.\n  → Write it.");
  expect(done).toEqual([]);
});

test("the pages come only when the indexes that their lists need are ready", async () => {
  const building = indexes.map((one) => ({ ...one, state: "CREATING" }));
  const states = [building, building, indexes];
  const { environment, done } = recorder({
    indexes: () => {
      done.push("indexes");
      return Promise.resolve(states.shift() ?? []);
    },
  });
  await deploy(environment, options);
  expect(done.slice(1, 8)).toEqual([
    ...["firebase firestore", "indexes", "pause 10 s", "indexes", "pause 10 s", "indexes", "firebase functions"],
  ]);
});

describe("a first deployment", () => {
  /** The CLI answers with these in turn when the functions are deployed. */
  function withAnswers(...answers: { code: number; output: string }[]): Recorded {
    const recorded = recorder({
      firebase: (args) => {
        const only = args[2] ?? "";
        recorded.done.push(`firebase ${only}`);
        return Promise.resolve(only === "functions" ? (answers.shift() ?? passes) : passes);
      },
    });
    return recorded;
  }

  test("is tried again where Google is known to need minutes", async () => {
    const { environment, done, said } = withAnswers(eventarc, eventarc, passes);
    expect(await deploy(environment, options)).toBe(0);
    expect(done.filter((what) => /functions|pause/.test(what))).toEqual([
      ...["firebase functions", "pause 120 s", "firebase functions", "pause 120 s", "firebase functions"],
    ]);
    expect(said()).toContain("when Eventarc gets its rights, it is tried again");
  });

  test("stops at the fifth time, and at once for any other reason, and deploys no pages then", async () => {
    const stubborn = withAnswers(eventarc, eventarc, eventarc, eventarc, eventarc);
    await expect(deploy(stubborn.environment, options)).rejects.toThrow("stopped at the functions");
    expect(stubborn.done.filter((what) => what === "firebase functions")).toHaveLength(5);
    const broken = withAnswers({ code: 1, output: "Error: Build failed" });
    await expect(deploy(broken.environment, options)).rejects.toThrow("the same command goes on from here");
    expect(broken.done).toEqual(["build", "firebase firestore", "indexes", "firebase functions"]);
  });
});

test("what the doctor finds at the end is said, and the exit code with it", async () => {
  const { environment, said } = recorder({
    doctor: () => Promise.resolve([{ sentence: "There is no administrator.", repair: "Run this." }]),
  });
  expect(await deploy(environment, options)).toBe(1);
  expect(said()).toContain("✗ There is no administrator.\n  → Run this.");
  expect(await deploy(recorder({ smoke: () => Promise.resolve(1) }).environment, options)).toBe(1);
});
