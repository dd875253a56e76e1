// Refuses a build that holds a secret. It comes after `npm run build`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { localAdministrator, externalServices } from "../launch/configuration";
import { projectRoot } from "../shared/project-root";
import { print } from "../shared/terminal";
import { findings, forbiddenAnywhere, forbiddenInTheApp, literal, type Forbidden } from "./secret-findings";
import { fixedPorts } from "../shared/running-suite";

const localSecrets = externalServices(fixedPorts)
  .flatMap(({ secrets }) => Object.entries(secrets))
  // The store's password is the brand's name, which is everywhere, and "off" is no secret.
  .filter(([, value]) => !["waymark", "off"].includes(value))
  .map(([name, value]) => literal(`the local value of ${name}`, value));
const anywhere: Forbidden[] = [
  ...forbiddenAnywhere,
  ...localSecrets,
  literal("the local administrator's password", localAdministrator.password),
];

const appFiles = filesOf("dist");
const functionFiles = filesOf("functions/lib");
const bundleProblems = [
  ...(appFiles.length === 0 ? ["There is no dist/: run `npm run build` first."] : []),
  ...(functionFiles.length === 0 ? ["There is no functions/lib/: run `npm run build` first."] : []),
  ...appFiles
    .filter((file) => file.endsWith(".map"))
    .map((file) => `${file} is a source map, which tells a browser too much.`),
  ...appFiles.flatMap((file) => findings(file, readBuilt(file), [...anywhere, ...forbiddenInTheApp])),
  ...functionFiles.flatMap((file) => findings(file, readBuilt(file), anywhere)),
];

for (const problem of bundleProblems) print(problem);
process.exit(bundleProblems.length === 0 ? 0 : 1);

function filesOf(folder: string): string[] {
  if (!existsSync(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)));
}

function readBuilt(file: string): string {
  return readFileSync(join(projectRoot, file), "latin1");
}
