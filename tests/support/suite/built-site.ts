import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildManifest } from "../../../local/build/manifest";
import { projectRoot } from "../../../local/shared/project-root";

/** The address of the script that a module begins, as a pattern for `page.route`: built files have no other names. */
export function scriptOf(module: string): string {
  const manifest = JSON.parse(
    readFileSync(join(projectRoot, "dist", ".vite", "manifest.json"), "utf8"),
  ) as BuildManifest;
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`No script of the built site begins with ${module}.`);
  return `**/${file}`;
}
