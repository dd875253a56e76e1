// Makes what tells a person that a site needs them: the address, the check that asks `/health`, metrics of the log,
// alerting policies and a budget. Each is in a file beside this one; one that is there by its name stays as it is.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../shared/project-root";
import { UserError } from "../../shared/terminal";
import { allPages, GoogleApiError, type GoogleApi } from "../google-api";

export interface AlertsOptions {
  project: string;
  /** The site's own address. */
  site: string;
  /** The address that is told. */
  email: string;
  /** In the currency of the billing account, a month. */
  budget: string;
  dryRun: boolean;
}

const alertKinds = ["channel", "metrics", "uptime", "policies", "budget"] as const;
type Kind = (typeof alertKinds)[number];

/** A resource as Google documents it; a name is given to most by Google. */
interface Resource {
  name?: string;
  displayName?: string;
}

interface Listed {
  address: string;
  /** The field of a list's answer. */
  field: string;
}

/** The channel's name, the check's id and the like, which the later files name. */
type Values = Record<string, string>;

/** Makes what is missing, in an order in which each may name those before it; answers with the exit code. */
export async function makeAlerts(api: GoogleApi, options: AlertsOptions, print: (text: string) => void) {
  const { project, email, budget, dryRun } = options;
  const values: Values = { project, email, budget, host: new URL(options.site).host };
  for (const kind of alertKinds) {
    const { address, field } = await listOf(kind, api, project);
    const there = await allPages<Resource>(api, address, field);
    for (const wanted of resourcesOf(kind, values)) {
      const found = there.find((one) => shownNameOf(one) === shownNameOf(wanted));
      print(`${found ? "✓ is there" : dryRun ? "+ would be made" : "+ is made"}: ${shownNameOf(wanted)}`);
      const made = found ?? (dryRun ? wanted : await make(api, address, wanted));
      if (kind === "channel") values.channel = made.name ?? "";
      if (kind === "uptime") values.check = made.name?.split("/").at(-1) ?? "";
    }
  }
  if (dryRun) print("\nNothing was made. With `--yes` the same command makes it.");
  return 0;
}

async function make(api: GoogleApi, address: string, wanted: Resource): Promise<Resource> {
  try {
    return await api.post<Resource>(address, wanted);
  } catch (error) {
    if (!(error instanceof GoogleApiError) || error.status !== 404) throw error;
    throw new UserError(
      `${shownNameOf(wanted)} could not be made yet: a new metric is known after some ten minutes. Run the same command again then; what is made stays.`,
      { cause: error },
    );
  }
}

/** Returns the files of a kind, with the values of this project. */
export function resourcesOf(kind: Kind, values: Values): Resource[] {
  const text = readFileSync(join(projectRoot, "local", "operate", "alerts", "files", `${kind}.json`), "utf8");
  const filled = text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return [JSON.parse(filled) as Resource | Resource[]].flat();
}

export async function listOf(kind: Kind, api: GoogleApi, project: string): Promise<Listed> {
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`;
  if (kind === "channel") return { address: `${monitoring}/notificationChannels`, field: "notificationChannels" };
  if (kind === "uptime") return { address: `${monitoring}/uptimeCheckConfigs`, field: "uptimeCheckConfigs" };
  if (kind === "policies") return { address: `${monitoring}/alertPolicies`, field: "alertPolicies" };
  if (kind === "metrics")
    return { address: `https://logging.googleapis.com/v2/projects/${project}/metrics`, field: "metrics" };
  const { billingAccountName } = await api.get<{ billingAccountName: string }>(
    `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );
  return { address: `https://billingbudgets.googleapis.com/v1/${billingAccountName}/budgets`, field: "budgets" };
}

/** Returns the name by which a resource is found again. */
function shownNameOf({ displayName, name = "" }: Resource): string {
  return displayName ?? name;
}
