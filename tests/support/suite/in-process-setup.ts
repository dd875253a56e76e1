// Before any function is imported: the Firebase Admin SDK looks for the emulator when it is loaded. The files of a
// worker share the packages that it has loaded, and nothing else: each begins with modules, settings and a connection
// of its own.
import { createRequire } from "node:module";
import { join } from "node:path";
import { vi } from "vitest";
import { projectRoot } from "../../../local/shared/project-root";
import { runAgainstSuite } from "./in-process";

const admin = createRequire(join(projectRoot, "functions", "package.json"))("firebase-admin/app") as {
  getApps: () => unknown[];
  deleteApp: (app: unknown) => Promise<void>;
};
const worker = globalThis as { settingsOfWorker?: NodeJS.ProcessEnv };
worker.settingsOfWorker ??= { ...process.env };

vi.resetModules();
await Promise.all(admin.getApps().map(admin.deleteApp));
for (const name of Object.keys(process.env))
  if (!(name in worker.settingsOfWorker)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, worker.settingsOfWorker);
runAgainstSuite();
