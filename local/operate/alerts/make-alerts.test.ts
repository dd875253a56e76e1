// The same command, run again and again, ends with one of each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../shared/project-root";
import { GoogleApiError, type GoogleApi } from "../google-api";
import { makeAlerts, resourcesOf } from "./make-alerts";

const options = { project: "ours", site: "https://ours.web.app/", email: "ines@northwind.test", budget: "80" };

/** A project's interfaces, which keep what is made. */
function aProject(refuse: (address: string) => boolean = () => false) {
  const made: { address: string; resource: Record<string, unknown> }[] = [];
  const get = (address: string): unknown => {
    if (address.endsWith("/billingInfo")) return { billingAccountName: "billingAccounts/1" };
    const field = address.split("/").at(-1) ?? "";
    return { [field]: made.filter((one) => one.address === address).map(({ resource }) => resource) };
  };
  const post = (address: string, body: object): unknown => {
    if (refuse(address)) throw new GoogleApiError(404, "Cannot find metric.");
    const resource = { name: `${address.replace(/^.*\/v\d\//, "")}/id-${made.length}`, ...body };
    made.push({ address, resource });
    return resource;
  };
  const api: GoogleApi = {
    get: <Answer>(address: string) => Promise.resolve(get(address) as Answer),
    post: <Answer>(address: string, body: object) =>
      new Promise<Answer>((resolve) => resolve(post(address, body) as Answer)),
  };
  return { api, made };
}

const said: string[] = [];
const print = (text: string) => void said.push(text);

test("without --yes nothing is made, and all of it is named", async () => {
  const { api, made } = aProject();
  said.length = 0;
  expect(await makeAlerts(api, { ...options, dryRun: true }, print)).toBe(0);
  expect(made).toEqual([]);
  expect(said.filter((line) => line.startsWith("+ would be made"))).toHaveLength(13);
  expect(said.at(-1)).toContain("--yes");
});

test("the address is told of each policy and of the budget, and the check asks the site", async () => {
  const { api, made } = aProject();
  await makeAlerts(api, { ...options, dryRun: false }, print);
  const all = JSON.stringify(made);
  expect(all).not.toMatch(/\$\{|\[""\]|":""/);
  const ofKind = (end: string) => made.filter(({ address }) => address.endsWith(end)).map(({ resource }) => resource);
  const [channel] = ofKind("/notificationChannels");
  const [check] = ofKind("/uptimeCheckConfigs");
  expect(channel).toMatchObject({ type: "email", labels: { email_address: "ines@northwind.test" } });
  expect(check).toMatchObject({ monitoredResource: { labels: { host: "ours.web.app", project_id: "ours" } } });
  const policies = ofKind("/alertPolicies");
  expect(policies).toHaveLength(4);
  for (const policy of policies) expect(policy).toMatchObject({ notificationChannels: [channel?.name] });
  expect(JSON.stringify(policies[0])).toContain(`check_id=\\"${String(check?.name).split("/").at(-1)}\\"`);
  expect(made.at(-1)).toMatchObject({
    address: "https://billingbudgets.googleapis.com/v1/billingAccounts/1/budgets",
    resource: { amount: { specifiedAmount: { units: "80" } }, budgetFilter: { projects: ["projects/ours"] } },
  });
  await makeAlerts(api, { ...options, dryRun: false }, print);
  expect(made).toHaveLength(13);
});

test("a policy whose metric is not known yet says when to come again, and then the rest is made", async () => {
  let isKnown = false;
  const { api, made } = aProject((address) => address.endsWith("/alertPolicies") && !isKnown);
  await expect(makeAlerts(api, { ...options, dryRun: false }, print)).rejects.toThrow("after some ten minutes");
  isKnown = true;
  await makeAlerts(api, { ...options, dryRun: false }, print);
  expect(made).toHaveLength(13);
});

test("a policy rings after three failures in a row, and each metric counts a line that the functions write", () => {
  for (const policy of resourcesOf("policies", {}))
    expect(policy).toMatchObject({
      conditions: [{ conditionThreshold: { aggregations: [{ alignmentPeriod: "300s" }], duration: "900s" } }],
    });
  const log = readFileSync(join(projectRoot, "functions/src/log.ts"), "utf8");
  const metrics = resourcesOf("metrics", {}) as { name: string; filter: string }[];
  const lines = metrics.flatMap(({ filter }) => /message="(.+)"/.exec(filter)?.[1] ?? []);
  expect(lines).toHaveLength(metrics.length - 1);
  for (const line of lines) expect(log).toMatch(new RegExp(`(info|warn)\\("${line}"`));
  const named = JSON.stringify(resourcesOf("policies", {})).matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g);
  for (const [, name] of named) expect(metrics.map((metric) => metric.name)).toContain(name);
});
