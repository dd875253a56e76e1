// `npm run check:structure`: counts what keeps the house readable, and fails where there is more than there may be.
// `npm run check:structure -- --all` also lists what is within its bound.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../shared/project-root";
import { print } from "../shared/terminal";
import { structureFindings } from "./structure";

const listing = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "src", "functions/src", "local", "tests"],
  { cwd: projectRoot, encoding: "utf8" },
);
const listedPaths = [...new Set(listing.trim().split("\n"))].filter((path) => existsSync(join(projectRoot, path)));
const files = listedPaths.map((path) => ({ path, text: readFileSync(join(projectRoot, path), "utf8") }));
const all = structureFindings(files);

for (const { rule, most, found } of all) {
  print(`${String(found.length).padStart(4)} ${rule}${most > 0 ? ` (at most ${most})` : ""}`);
  if (found.length > most || process.argv.includes("--all")) for (const one of found) print(`       ${one}`);
}
process.exit(all.some(({ most, found }) => found.length > most) ? 1 : 0);
