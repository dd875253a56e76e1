// Builds of the app to be measured beside each other: the one of today, and those of earlier commits.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../../local/shared/project-root";

const run = promisify(execFile);

/** The suite has built it, in every language. */
export const builtToday = join(projectRoot, "dist");

export interface Builds {
  /** Returns the folder of the build of a commit. */
  of: (commit: string) => Promise<string>;
  remove: () => Promise<void>;
}

export async function startBuilds(): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), "waymark-builds-"));
  const trees: string[] = [];
  return {
    of: async (commit) => {
      const tree = join(folder, commit);
      trees.push(tree);
      await run("git", ["worktree", "add", "--detach", tree, commit], { cwd: projectRoot });
      await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: tree });
      return built(tree, join(folder, `built-${commit}`));
    },
    remove: async () => {
      for (const tree of trees) await run("git", ["worktree", "remove", "--force", tree], { cwd: projectRoot });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A process of its own: inside a test, NODE_ENV would make it a build for development. */
async function built(tree: string, target: string): Promise<string> {
  const vite = join(tree, "node_modules", ".bin", "vite");
  const env = { ...process.env, NODE_ENV: "production" };
  await run(vite, ["build", "--logLevel", "error", "--outDir", target, "--emptyOutDir"], { cwd: tree, env });
  return target;
}
