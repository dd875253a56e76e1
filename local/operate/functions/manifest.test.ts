// The functions that a deployment publishes; the documented one asks no question.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { callables } from "../../../src/domain/callables";
import { readEnvironment } from "../../shared/env-file";
import { projectRoot } from "../../shared/project-root";
import { intervalOf } from "../../launch/schedule";
import { secretNames } from "../doctor/facts";
import { deploymentSteps } from "../deployment";
import { endpointsOf, readManifest, resolveBackend, type Backend, type Endpoint, type Manifest } from "./manifest";
import { capacityOf, functionsTable, newProjectQuota } from "./table";

const functionsFolder = join(projectRoot, "functions");
const defaults = readEnvironment(readFileSync(join(functionsFolder, ".env"), "utf8"));
const answered = {
  APP_URL: "https://ours.web.app",
  MAIL_FROM: "a@ours.example",
  MAIL_REPLY_TO: "a@ours.example",
  LRS_HOME_PAGE: "https://ours.example",
};
let manifest: Manifest;
let backend: Backend;

beforeAll(async () => {
  manifest = await readManifest();
  backend = await resolveBackend(manifest, "ours", { ...defaults, ...answered });
}, 60_000);

function isAnonymous({ id, callableTrigger, httpsTrigger }: Endpoint): boolean {
  const contract = (callables as Record<string, { mayCall: string } | undefined>)[id];
  return httpsTrigger !== undefined || (callableTrigger !== undefined && contract?.mayCall === "anyone");
}

test("what is published is what docs/functions.md says", async () => {
  await expect(functionsTable(backend, isAnonymous)).toMatchFileSnapshot(join(projectRoot, "docs", "functions.md"));
});

test("each secret may be read by a function", () => {
  const read = endpointsOf(backend).flatMap(({ secretEnvironmentVariables: secrets = [] }) => secrets);
  expect([...new Set(read.map(({ key }) => key))].toSorted()).toEqual(secretNames(manifest).toSorted());
});

test("every function is in the region that the project says", async () => {
  const inEurope = { ...defaults, ...answered, FUNCTIONS_REGION: "europe-west1" };
  const moved = endpointsOf(await resolveBackend(manifest, "ours", inEurope));
  expect(new Set(moved.map(({ region }) => region))).toEqual(new Set(["europe-west1"]));
  expect(moved).toHaveLength(endpointsOf(backend).length);
});

test("every trigger listens to the database that the project says", async () => {
  const restored = { ...defaults, ...answered, FIRESTORE_DATABASE: "restored-1" };
  const moved = endpointsOf(await resolveBackend(manifest, "ours", restored));
  const triggers = moved.flatMap(({ eventTrigger }) => eventTrigger ?? []);
  expect(triggers.length).toBeGreaterThan(4);
  expect(new Set(triggers.map(({ eventFilters }) => eventFilters?.database))).toEqual(new Set(["restored-1"]));
});

test("every schedule is one that npm start keeps, too", () => {
  const schedules = endpointsOf(backend).flatMap(({ scheduleTrigger }) => scheduleTrigger?.schedule ?? []);
  expect(schedules.map(intervalOf)).toContain(5 * 60_000);
});

describe("a new project's quota", () => {
  test("suffices for all functions with all their instances, and visitors leave the others room", () => {
    const all = endpointsOf(backend);
    const total = capacityOf(all);
    expect(total.cpu).toBeLessThanOrEqual(newProjectQuota.cpu);
    expect(total.gib).toBeLessThanOrEqual(newProjectQuota.gib);
    expect(capacityOf(all.filter(isAnonymous)).cpu).toBeLessThanOrEqual(newProjectQuota.cpu / 2);
  });

  test("suffices for a deployment, which starts a second instance of each function beside a running one", () => {
    const one = endpointsOf(backend).map((endpoint) => ({ ...endpoint, maxInstances: 1 }));
    expect(capacityOf(one).cpu).toBeLessThanOrEqual(newProjectQuota.cpu);
    expect(capacityOf(one).gib).toBeLessThanOrEqual(newProjectQuota.gib);
  });

  test("allows each function as many instances as it may have", () => {
    const most = ({ cpu }: Endpoint) => newProjectQuota.cpuOfOneService / cpu;
    expect(endpointsOf(backend).filter((one) => (one.maxInstances ?? Infinity) > most(one))).toEqual([]);
  });
});

test("only who has a whole CPU serves several callers, or it is not deployed", () => {
  for (const { id, cpu, concurrency } of endpointsOf(backend))
    expect({ id, fits: cpu >= 1 || concurrency === 1 }).toEqual({ id, fits: true });
});

describe("the documented deployment", () => {
  const require = createRequire(import.meta.url);
  const prompts = require("firebase-tools/lib/deploy/functions/prompts.js") as Record<
    "promptForFailurePolicies" | "promptForMinInstances",
    (options: object, want: Backend, have: Backend) => Promise<void>
  > & {
    promptForSecurityChanges: (plan: object, options: object) => Promise<void>;
    promptForCleanupPolicyDays: (options: object, locations: string[]) => Promise<number>;
  };
  const nothingYet: Backend = { endpoints: {}, requiredAPIs: [] };
  const plan = () => ({
    default: { serviceAccountToCreate: "firebase-fn-1@ours", rolesToAdd: [], rolesToRemove: [] },
  });
  /** Returns the options as the CLI reads them from the command line. */
  const options = () => {
    const { args = [] } = deploymentSteps("ours", "firebase.ours.json").find(({ name }) => name === "functions") ?? {};
    return { force: args.includes("--force"), nonInteractive: args.includes("--non-interactive") };
  };

  test("asks nothing about events that are delivered again, instances, roles and old images", async () => {
    expect(options().nonInteractive).toBe(true);
    await prompts.promptForFailurePolicies(options(), backend, nothingYet);
    await prompts.promptForMinInstances(options(), backend, nothingYet);
    await prompts.promptForSecurityChanges(plan(), options());
    expect(await prompts.promptForCleanupPolicyDays(options(), ["us-central1"])).toBe(1);
  });

  test("is needed: a plain one is refused", async () => {
    const plain = { nonInteractive: true };
    await expect(prompts.promptForFailurePolicies(plain, backend, nothingYet)).rejects.toThrow("--force");
    await expect(prompts.promptForSecurityChanges(plan(), plain)).rejects.toThrow("--force");
  });

  test("deletes no index and answers nothing but what the functions ask", () => {
    for (const { name, args } of deploymentSteps("ours", "firebase.ours.json"))
      expect({ name, forced: args.includes("--force") }).toEqual({ name, forced: name === "functions" });
  });
});
