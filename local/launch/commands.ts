import { join } from "node:path";
import { startProcess } from "./processes";
import { root } from "./run-folder";
import { Trouble } from "./say";

export interface Finished {
  code: number;
  output: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes instead of keeping it. */
  live?: boolean;
  polite?: boolean;
}

/** Runs a tool of node_modules/.bin, or npm. */
export async function run(tool: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const { env = process.env, live = false, polite = false } = options;
  const command = tool === "npm" ? tool : join(root, "node_modules", ".bin", tool);
  const running = startProcess(command, args, {
    cwd: root,
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }), ...env },
    stdio: live ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    polite,
  });
  let output = "";
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const { code } = await running.ended;
  return { code: code ?? 1, output };
}

/** Builds the app and the functions side by side. */
export async function build(): Promise<void> {
  const results = await Promise.all([buildApp(), buildFunctions()]);
  const output = results.map((result) => result.output).join("");
  if (results.some((result) => result.code !== 0)) throw new Trouble(`The build failed:\n\n${output}`);
}

export function buildApp(): Promise<Finished> {
  return run("vite", ["build", "--logLevel", "warn"]);
}

export function buildFunctions(): Promise<Finished> {
  return run("npm", ["run", "--silent", "build:functions"]);
}
