import { languages } from "../../src/domain/kernel/language";
import { join } from "node:path";
import { startProcess } from "./processes";
import { projectRoot } from "./project-root";
import { UserError } from "./terminal";

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes instead of keeping it. */
  live?: boolean;
  /** Shows the output as it comes, and keeps it too. */
  echo?: boolean;
  graceful?: boolean;
}

/** Runs a tool of node_modules/.bin, or npm. */
export async function runTool(
  tool: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { env = process.env, live = false, echo = false, graceful = false } = options;
  const command = tool === "npm" ? tool : join(projectRoot, "node_modules", ".bin", tool);
  const running = startProcess(command, args, {
    cwd: projectRoot,
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }), ...env },
    stdio: live ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    graceful,
  });
  let output = "";
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (echo) process.stdout.write(text);
    });
  }
  const { code } = await running.exited;
  return { code: code ?? 1, output };
}

/** Builds the app and the functions side by side; `site` is where the site is reached, for what search engines read. */
export async function build(site?: string): Promise<void> {
  const results = await Promise.all([buildApp(site), buildFunctions()]);
  const output = results.map((result) => result.output).join("");
  if (results.some((result) => result.code !== 0)) throw new UserError(`The build failed:\n\n${output}`);
}

/** Builds the site once in each language: the first one makes the folder, the others lie in it. */
export async function buildApp(site?: string): Promise<CommandResult> {
  const env = { ...process.env, ...(site !== undefined && { APP_URL: site }) };
  let result: CommandResult = { code: 0, output: "" };
  for (const language of languages) {
    if (result.code !== 0) break;
    result = await runTool("vite", ["build", "--logLevel", "warn"], { env: { ...env, SITE_LANGUAGE: language } });
  }
  return result;
}

export function buildFunctions(): Promise<CommandResult> {
  return runTool("npm", ["run", "--silent", "build:functions"]);
}
