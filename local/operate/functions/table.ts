// The functions of a deployment as the table in docs/functions.md, which is reviewed: what each may use, and how much
// all of them and those that anybody may call can use together.
import { alignedTable, rounded } from "../../shared/aligned-table";
import { endpointsOf, type Backend, type Endpoint } from "./manifest";

// The share of Cloud Run in one region for a new project, as people who met these limits report them:
// https://github.com/firebase/firebase-tools/issues/11001 (20 CPUs and 40 GiB in all) and
// https://github.com/firebase/firebase-tools/pull/5867 (10 instances of one CPU for one service). `npm run smoke` asks
// the project itself.
export const newProjectQuota = { cpu: 20, gib: 40, cpuOfOneService: 10 };

/** The columns of each function. */
const columns: [heading: string, of: (endpoint: Endpoint) => string][] = [
  ["Function", ({ id }) => `\`${id}\``],
  ["Started by", startedBy],
  ["Secrets", ({ secretEnvironmentVariables: secrets = [] }) => secrets.map(({ key }) => `\`${key}\``).join(", ")],
  ["CPU", ({ cpu }) => rounded(cpu)],
  ["MiB", ({ availableMemoryMb }) => String(availableMemoryMb ?? "")],
  ["At once", ({ concurrency }) => String(concurrency)],
  ["Instances", ({ maxInstances }) => String(maxInstances ?? "")],
  ["Seconds", ({ timeoutSeconds }) => String(timeoutSeconds ?? 60)],
];

export interface Capacity {
  functions: number;
  instances: number;
  cpu: number;
  gib: number;
}

/** The most that these functions use together when each has all its instances. */
export function capacityOf(endpoints: readonly Endpoint[]): Capacity {
  const sum = (of: (endpoint: Endpoint) => number) => endpoints.reduce((total, one) => total + of(one), 0);
  const instances = ({ maxInstances }: Endpoint) => maxInstances ?? Infinity;
  return {
    functions: endpoints.length,
    instances: sum(instances),
    cpu: sum((one) => instances(one) * one.cpu),
    gib: sum((one) => (instances(one) * (one.availableMemoryMb ?? 256)) / 1024),
  };
}

export function functionsTable(backend: Backend, isAnonymous: (endpoint: Endpoint) => boolean): string {
  const endpoints = endpointsOf(backend);
  const regions = [...new Set(endpoints.map(({ region }) => region))];
  const rows = endpoints.map((endpoint) => columns.map(([, of]) => of(endpoint)));
  const sums: [string, Endpoint[]][] = [
    ["all", endpoints],
    ["those that anybody may call", endpoints.filter(isAnonymous)],
  ];
  const sumRows = sums.map(([name, some]) => {
    const { functions, instances, cpu, gib } = capacityOf(some);
    return [name, String(functions), String(instances), rounded(cpu), rounded(gib)];
  });
  return `# The functions

What \`npm run deploy\` publishes with the values of \`functions/.env\`; a test holds this page to it. Region: ${regions.join(", ")}.

${alignedTable(
  columns.map(([heading]) => heading),
  rows,
)}

"At once" is how many calls one instance serves at the same time, "retried" that the platform delivers an event again for 24 hours until
the function has succeeded.

## Together, at most

A new project may use ${newProjectQuota.cpu} CPUs and ${newProjectQuota.gib} GiB in a region.

${alignedTable(["Functions", "Number", "Instances", "CPU", "GiB"], sumRows)}

## Roles of their service account

${(backend.requiredRoles ?? []).map((role) => `- \`${role}\``).join("\n")}
`;
}

function startedBy({ callableTrigger, taskQueueTrigger, scheduleTrigger, eventTrigger }: Endpoint): string {
  if (callableTrigger) return "call";
  if (taskQueueTrigger) return "task";
  if (scheduleTrigger) return scheduleTrigger.schedule;
  if (!eventTrigger) return "request";
  const document = eventTrigger.eventFilterPathPatterns?.document ?? "";
  return `\`${document}\` ${eventTrigger.eventType.split(".").at(-1) ?? ""}${eventTrigger.retry ? ", retried" : ""}`;
}
