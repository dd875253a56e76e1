// Reads what was built and refuses it if anything secret is in there. `npm run build` comes first.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { administrator, outsideParts } from "../launch/configuration";
import { readEnvironment } from "../launch/env-file";
import { root } from "../launch/run-folder";
import { say } from "../launch/say";
import {
  findings,
  forbiddenAnywhere,
  forbiddenInTheApp,
  foreignGoogleKey,
  literal,
  type Forbidden,
} from "./secret-findings";
import { fixedPorts } from "../suite/running-suite";

const localSecrets = outsideParts(fixedPorts)
  .flatMap(({ secrets }) => Object.entries(secrets))
  // The store's password is the brand's name, which is everywhere.
  .filter(([, value]) => value !== "waymark")
  .map(([name, value]) => literal(`the local value of ${name}`, value));
const anywhere: Forbidden[] = [
  ...forbiddenAnywhere,
  ...localSecrets,
  literal("the local administrator's password", administrator.password),
  foreignGoogleKey(configuredKey()),
];

const app = filesOf("dist");
const functions = filesOf("functions/lib");
const problems = [
  ...(app.length === 0 ? ["There is no dist/: run `npm run build` first."] : []),
  ...(functions.length === 0 ? ["There is no functions/lib/: run `npm run build` first."] : []),
  ...app
    .filter((file) => file.endsWith(".map"))
    .map((file) => `${file} is a source map, which tells a browser too much.`),
  ...app.flatMap((file) => findings(file, read(file), [...anywhere, ...forbiddenInTheApp])),
  ...functions.flatMap((file) => findings(file, read(file), anywhere)),
];

for (const problem of problems) say(problem);
process.exit(problems.length === 0 ? 0 : 1);

function filesOf(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function read(file: string): string {
  return readFileSync(join(root, file), "latin1");
}

/** Vite puts `VITE_…` settings into the app. */
function configuredKey(): string | undefined {
  const files = [".env", ".env.local", ".env.production", ".env.production.local"].map((name) => join(root, name));
  const settings = files.filter((file) => existsSync(file)).map((file) => readEnvironment(readFileSync(file, "utf8")));
  const values = [...settings, process.env].flatMap((environment) => Object.values(environment));
  return values.find((value) => value !== undefined && /^AIza[\w-]{35}$/.test(value));
}
