// The Firestore emulator needs Java 21. Many machines have an older one in front, and a new one beside it.
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { UserError } from "../shared/terminal";

export interface Java {
  path: string;
  version: number;
}

const oldestJava = 21;

/** The first Java that is new enough, in the order in which a person would expect it. */
export async function findJava(): Promise<Java> {
  for (const path of candidates()) {
    const version = await versionOf(path);
    if (version !== undefined && version >= oldestJava) return { path, version };
  }
  throw new UserError(
    `The Firestore emulator needs Java ${oldestJava} or newer, and none was found in JAVA_HOME, on the PATH or in the usual folders. ` +
      "Install one, for example Eclipse Temurin from https://adoptium.net, and start again.",
  );
}

/** The major version in what `java -version` says: 17 for "17.0.9", 8 for "1.8.0_392"; undefined if it is no Java. */
export function javaVersion(said: string): number | undefined {
  const found = /version "(?:1\.)?(\d+)/.exec(said);
  return found?.[1] === undefined ? undefined : Number(found[1]);
}

/** On Linux Java finds no file below a name such as "Entwürfe" unless its locale is one of UTF-8. */
export function localeForJava(environment: NodeJS.ProcessEnv, platform = process.platform): NodeJS.ProcessEnv {
  const named = [environment.LC_ALL, environment.LC_CTYPE, environment.LANG].find(Boolean) ?? "";
  return platform !== "linux" || /utf-?8/i.test(named) ? {} : { LC_ALL: "C.UTF-8" };
}

async function versionOf(path: string): Promise<number | undefined> {
  if (!existsSync(path)) return undefined;
  try {
    const { stderr, stdout } = await promisify(execFile)(path, ["-version"], { timeout: 20_000 });
    return javaVersion(stderr + stdout);
  } catch {
    // A broken Java, or the stub of macOS that only offers to install one: as good as none.
    return undefined;
  }
}

function candidates(): string[] {
  const home = process.env.JAVA_HOME;
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [
    ...(home ? [join(home, "bin", "java")] : []),
    ...onPath.map((folder) => join(folder, "java")),
    ...["/usr/lib/jvm", "/usr/java", "/opt/java", join(homedir(), ".sdkman/candidates/java")].flatMap((folder) =>
      inside(folder, "bin/java"),
    ),
    ...["/Library/Java/JavaVirtualMachines", join(homedir(), "Library/Java/JavaVirtualMachines")].flatMap((folder) =>
      inside(folder, "Contents/Home/bin/java"),
    ),
    "/opt/homebrew/opt/openjdk/bin/java",
    "/usr/local/opt/openjdk/bin/java",
  ];
}

function inside(folder: string, path: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((name) => join(folder, name, path));
}
