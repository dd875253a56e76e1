// Reads the facts about a deployment from the files of the repository, without any network.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FirebaseConfiguration } from "../../emulators/firebase-configuration";
import { readEnvironment, type Environment } from "../../shared/env-file";
import { projectRoot } from "../../shared/project-root";
import type { IndexFile } from "../../checks/indexes/index-findings";
import { readableSettings } from "../../../src/domain/kernel/project/settings";
import { readManifest, type Manifest } from "../functions/manifest";

export interface FileFacts {
  /** Undefined where only what holds for every project is looked at. */
  project: string | undefined;
  now: Date;
  manifest: Manifest;
  /** functions/.env */
  defaults: Environment;
  /** functions/.env.<project>; undefined where there is none. */
  own: Environment | undefined;
  /** True if there is a functions/.env.local, which only the emulators read. */
  hasLocalFile: boolean;
  configuration: FirebaseConfiguration;
  indexes: IndexFile;
}

export async function gatherFileFacts(project: string | undefined): Promise<FileFacts> {
  const path = project === undefined ? undefined : join(projectRoot, "functions", `.env.${project}`);
  const files = {
    defaults: readEnvironment(read("functions", ".env")),
    own: path !== undefined && existsSync(path) ? readEnvironment(readFileSync(path, "utf8")) : undefined,
  };
  return {
    project,
    now: new Date(),
    manifest: await readManifest(readableSettings(functionSettingsOf(files))),
    ...files,
    hasLocalFile: existsSync(join(projectRoot, "functions", ".env.local")),
    configuration: JSON.parse(read("firebase.json")) as FirebaseConfiguration,
    indexes: JSON.parse(read("firestore.indexes.json")) as IndexFile,
  };
}

/** Returns the settings of the project's functions. */
export function functionSettingsOf({ defaults, own }: Pick<FileFacts, "defaults" | "own">): Environment {
  return { ...defaults, ...own };
}

function read(...path: string[]): string {
  return readFileSync(join(projectRoot, ...path), "utf8");
}
