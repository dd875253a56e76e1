// The commands in the guide and the runbook: every command, option and parameter is there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";
import { settingNames } from "./parameter-code";
import { commandsIn } from "./shell-blocks";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const pages = [
  "docs/operate.md",
  ...readdirSync(join(projectRoot, "docs/runbook")).map((name) => `docs/runbook/${name}`),
];
const commands = [...new Set(pages.flatMap((page) => commandsIn(read(page))))];
const inlineCommands = pages.flatMap((page) =>
  [...read(page).matchAll(/`(npm run [^`]+)`/g)].map(([, one]) => one ?? ""),
);
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Programs that an operator has; what they are told to do is theirs to know. */
const others = /^(gcloud|git|openssl|cat|curl|echo) /;

test.each(pages)("%s tells what to type", (page) => {
  expect(commandsIn(read(page)).length).toBeGreaterThan(0);
});

test.each([...new Set([...commands, ...inlineCommands])])("%s", (command) => {
  const pipeline = command.replaceAll(/\$\([^)]*\)/g, "…").split(/ \|\|? /);
  for (const part of pipeline) expect(problemOf(part.split(/\s+/))).toBeUndefined();
});

function problemOf([program = "", ...words]: string[]): string | undefined {
  if (others.test(`${program} `)) return undefined;
  if (program === "npm") return words[0] === "run" ? problemOfScript(words.slice(1)) : problemOfScript(words);
  if (program === "npx" && words[0] === "firebase") return problemOfFirebase(words[1] ?? "");
  return `Nothing is known of ${program}.`;
}

function problemOfScript([name = "", ...given]: string[]): string | undefined {
  const script = scripts[name];
  if (script === undefined) return `There is no script ${name}.`;
  const usage = usageOf(script);
  const [subcommand = "", ...words] = given.filter((word) => word !== "--");
  const asTyped = /^[a-z]/.test(subcommand) ? [`${name} -- ${subcommand}`] : [subcommand];
  const options = words.filter((word) => word.startsWith("--"));
  return [...asTyped, ...options]
    .filter((one) => one !== "" && one !== "--help" && !usage.includes(one))
    .map((one) => `npm run ${name} does not know ${one}.`)[0];
}

/** A command's own help is beside it or in the words of an area. */
function usageOf(script: string): string {
  const entry = /\S+\.ts/.exec(script)?.[0] ?? "package.json";
  const folder = dirname(entry);
  const beside = readdirSync(join(projectRoot, folder)).filter((name) => name.endsWith(".ts"));
  const words = readdirSync(join(projectRoot, "src/domain")).map((area) => `src/domain/${area}/words.ts`);
  const files = [...beside.map((name) => `${folder}/${name}`), ...words];
  return files.map((path) => (existsSync(join(projectRoot, path)) ? read(path) : "")).join("\n");
}

function problemOfFirebase(command: string): string | undefined {
  const file = `node_modules/firebase-tools/lib/commands/${command.replaceAll(":", "-")}.js`;
  return existsSync(join(projectRoot, file)) ? undefined : `The Firebase CLI has no command ${command}.`;
}

test("every setting that is named is one of the functions'", () => {
  const named = new Set(
    pages.flatMap((page) =>
      [...read(page).matchAll(/(?:`|^)([A-Z][A-Z]+(?:_[A-Z]+)+)(?:`|=)/gm)].map(([, one]) => one ?? ""),
    ),
  );
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !settingNames.includes(name))).toEqual([]);
});

test.each(pages)("every page that %s links to is there", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? "");
  expect(links.filter((link) => !existsSync(join(projectRoot, normalize(join(dirname(page), link)))))).toEqual([]);
});
