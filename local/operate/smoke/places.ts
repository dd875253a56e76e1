// The places of the questions: a real project, or the emulators of this machine.
import { defaultRegion } from "../../../src/domain/kernel/project/region";
import type { Suite } from "../../shared/running-suite";
import { firestoreOf } from "../doctor/ask-project";
import { readFileFacts, wantedOf } from "../doctor/facts";
import type { GoogleApi } from "../google-api";
import { functionsHost } from "../project-configuration";
import type { SmokePlace } from "./question";

export function localPlace({ projectId, ports }: Suite): SmokePlace {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const documents = `v1/projects/${projectId}/databases/(default)/documents`;
  return {
    project: projectId,
    isLocal: true,
    site: at(ports.hosting),
    functions: `${at(ports.functions)}/${projectId}/${defaultRegion}`,
    documents: `${at(ports.firestore)}/${documents}`,
    writtenToTheEnd: async (topic) => {
      const reply = await fetch(`${at(ports.model)}/stats?match=${encodeURIComponent(topic)}`);
      const { completed, aborted } = (await reply.json()) as { completed: number; aborted: number };
      return completed + aborted > 0 ? completed > 0 : undefined;
    },
    cpuQuota: () => Promise.resolve(undefined),
    cpuNeeded: 0,
  };
}

export async function realPlace(project: string, api: GoogleApi): Promise<SmokePlace> {
  const files = await readFileFacts(project);
  const { region, database, cpu } = await wantedOf(project, files);
  return {
    project,
    isLocal: false,
    site: files.settings.APP_URL ?? `https://${project}.web.app`,
    functions: functionsHost({ project, region }),
    documents: `${firestoreOf(project, database)}/documents`,
    writtenToTheEnd: (_, since) => writtenSince(api, project, since),
    cpuQuota: () => cpuQuotaIn(api, project, region),
    cpuNeeded: cpu,
  };
}

/** The functions log each text that is written to its end; for a while a missing line says nothing. */
const certainAfterMs = 25_000;

async function writtenSince(api: GoogleApi, project: string, since: Date): Promise<boolean | undefined> {
  const filter = [
    'resource.type="cloud_run_revision"',
    'resource.labels.service_name="generatecourseoutline"',
    'jsonPayload.message="text generated"',
    `timestamp>="${since.toISOString()}"`,
  ].join(" ");
  const body = { resourceNames: [`projects/${project}`], filter, pageSize: 1 };
  const { entries = [] } = await api.post<{ entries?: unknown[] }>(
    "https://logging.googleapis.com/v2/entries:list",
    body,
  );
  if (entries.length > 0) return true;
  return Date.now() - since.getTime() > certainAfterMs ? false : undefined;
}

interface QuotaMetric {
  displayName: string;
  consumerQuotaLimits?: { quotaBuckets?: { effectiveLimit?: string; dimensions?: { region?: string } }[] }[];
}

/** In thousandths of a CPU, as Cloud Run counts them. */
async function cpuQuotaIn(api: GoogleApi, project: string, region: string): Promise<number | undefined> {
  const address = `https://serviceusage.googleapis.com/v1beta1/projects/${project}/services/run.googleapis.com/consumerQuotaMetrics?pageSize=500`;
  const { metrics = [] } = await api.get<{ metrics?: QuotaMetric[] }>(address);
  const limits = metrics
    .filter(({ displayName }) => /CPU allocation/i.test(displayName))
    .flatMap(({ consumerQuotaLimits = [] }) => consumerQuotaLimits.flatMap(({ quotaBuckets = [] }) => quotaBuckets));
  const own =
    limits.find(({ dimensions }) => dimensions?.region === region) ?? limits.find(({ dimensions }) => !dimensions);
  const limit = Number(own?.effectiveLimit ?? -1);
  return limit < 0 ? undefined : limit / 1000;
}
