// Finds the functions that a deployment would publish, in the Firebase CLI's own way: the functions are loaded, and
// tell about themselves. The values of the parameters are those of functions/.env and functions/.env.<project>.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { Environment } from "../../shared/env-file";
import { projectRoot } from "../../shared/project-root";

/** A function as it would be deployed; of the CLI's own type only what is used here. */
export interface Endpoint {
  id: string;
  region: string;
  availableMemoryMb: number | null;
  cpu: number;
  concurrency: number;
  maxInstances: number | null;
  timeoutSeconds: number | null;
  secretEnvironmentVariables?: { key: string }[];
  callableTrigger?: object;
  httpsTrigger?: object;
  taskQueueTrigger?: { rateLimits?: object | null };
  scheduleTrigger?: { schedule: string };
  eventTrigger?: {
    retry: boolean;
    eventType: string;
    eventFilters?: { database?: string };
    eventFilterPathPatterns?: { document?: string };
  };
}

export interface Backend {
  endpoints: Record<string, Record<string, Endpoint>>;
  requiredRoles?: string[];
  requiredAPIs: { api: string }[];
}

interface FirebaseTools {
  discovery: { buildFromV1Alpha1: (manifest: unknown, project: string, region: string, runtime: string) => object };
  build: { resolveBackend: (options: object) => Promise<{ backend: Backend }> };
  prepare: { resolveCpuAndConcurrency: (backend: Backend) => void };
  supported: { RUNTIMES: Record<string, { status: string; deprecationDate: string }> };
}

export interface Manifest {
  specVersion: string;
  endpoints: Record<string, object>;
  params?: { name: string; type: string; default?: unknown; input?: { text?: { validationRegex?: string } } }[];
  requiredRoles?: string[];
}

const functionsFolder = join(projectRoot, "functions");

let manifest: Promise<Manifest> | undefined;

/**
 * The manifest of the functions as their source is now, with the expressions of its parameters still in it. A process
 * asks for the settings of one project only.
 */
export function readManifest(settings: Environment = {}): Promise<Manifest> {
  manifest ??= makeManifest(settings);
  return manifest;
}

async function makeManifest(settings: Environment): Promise<Manifest> {
  const cache = join(functionsFolder, "node_modules", ".cache"); // from where the functions' packages are found
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "manifest-"));
  try {
    await bundleFunctions(folder);
    const output = join(folder, "functions.yaml");
    const project = "manifest";
    const env = {
      ...process.env,
      ...settings,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
      FUNCTIONS_CONTROL_API: "true",
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    };
    await promisify(execFile)(join(functionsFolder, "node_modules", ".bin", "firebase-functions"), [folder], {
      cwd: folder,
      env,
    });
    return JSON.parse(await readFile(output, "utf8")) as Manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bundles as the functions' own build does, but for the packages; apart from it, because that one may be running. */
async function bundleFunctions(folder: string): Promise<void> {
  await build({
    entryPoints: [join(functionsFolder, "src", "index.ts")],
    outfile: join(folder, "lib", "index.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "silent",
  });
  await copyFile(join(functionsFolder, "package.json"), join(folder, "package.json"));
}

/** Returns the CLI's reading of a manifest with these values of the parameters. */
export async function resolveBackend(from: Manifest, project: string, environment: Environment): Promise<Backend> {
  const { discovery, build, prepare } = firebaseTools();
  const parsed = discovery.buildFromV1Alpha1(structuredClone(from), project, "us-central1", functionsRuntime().name);
  const { backend } = await build.resolveBackend({
    build: parsed,
    firebaseConfig: { projectId: project },
    userEnvs: environment,
    codebase: "default",
    nonInteractive: true,
    isEmulator: true, // or it would ask Secret Manager
  });
  prepare.resolveCpuAndConcurrency(backend);
  return backend;
}

export interface Runtime {
  name: string;
  /** The day (ISO 8601) after which it gets no security fixes, by the CLI's table. */
  ends: string;
  /** The one that lasts longest. */
  successor: string;
}

/** Returns the runtime in which the functions are deployed. */
export function functionsRuntime(): Runtime {
  const { functions } = JSON.parse(readFileSync(join(projectRoot, "firebase.json"), "utf8")) as {
    functions: { runtime: string };
  };
  const ends = (name: string) => firebaseTools().supported.RUNTIMES[name]?.deprecationDate ?? "";
  const names = Object.entries(firebaseTools().supported.RUNTIMES).flatMap(([name, { status }]) =>
    name.startsWith("nodejs") && status === "GA" ? [name] : [],
  );
  const [successor = functions.runtime] = names.toSorted((a, b) => ends(b).localeCompare(ends(a)));
  return { name: functions.runtime, ends: ends(functions.runtime), successor };
}

export function endpointsOf(backend: Backend): Endpoint[] {
  return Object.values(backend.endpoints)
    .flatMap((region) => Object.values(region))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

/** The CLI's own modules; it has no interface for this. */
function firebaseTools(): FirebaseTools {
  const require = createRequire(import.meta.url);
  const load = (path: string): unknown => require(`firebase-tools/lib/deploy/functions/${path}.js`);
  return {
    discovery: load("runtimes/discovery/v1alpha1"),
    build: load("build"),
    prepare: load("prepare"),
    supported: load("runtimes/supported/types"),
  } as FirebaseTools;
}
