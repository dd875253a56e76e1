import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageSwitch } from "./language-switch";

const root = resolve(import.meta.dirname, "../..");
const choice = join(root, "functions/src/language.ts");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "switch-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await files({
    "src/tongue.ts": `export const tongue = "en";`,
    "src/count.ts": `import { tongue } from "./tongue"; export const count = (n: number) => tongue + " " + n;`,
    "src/words.ts": `import { count } from "./count";
      export const limit = 3;
      export const title = "Plan";
      export function idOf(name: string) { return name + "-id"; }
      export const words = { hello: "Hello", all: (n: number) => count(n), inner: { bye: "Bye" } };`,
    "src/made.ts": `import { words, idOf } from "./words";
      export const made = [words.hello + "!", idOf("a")];
      export const greets = { test: (text: string) => text === words.hello };`,
    "src/plain.ts": `export const plain = { once: {} };`,
    "src/languages/de/tongue.ts": `export const tongue = "de";`,
    "src/languages/de/words.ts": `import { count } from "../../count"; import { plain } from "../../plain";
      export { idOf } from "../../words";
      export const limit = 3;
      export const title = "Bildungsplan";
      export const words = { hello: "Hallo", all: (n: number) => count(n), inner: { bye: "Tschüss" } };`,
    "src/languages/fr/words.ts": `import * as english from "../../words";
      export { idOf, limit, title } from "../../words";
      export const words = { ...english.words, hello: "Salut" };`,
  });
});

afterAll(() => rm(folder, { recursive: true }));

test("what is said is said in the reader's language, at each use", async () => {
  const { said } = await bundled(`
    import { inLanguage } from ${JSON.stringify(choice)};
    import { words, limit, idOf } from "../src/words";
    import { made, greets } from "../src/made";
    import { count } from "../src/count";
    const say = () => [words.hello, words.inner.bye, words.all(2), count(3), ...made, limit, idOf("b"), made.length];
    const keys = () => [Object.keys(words), { ...words }.hello, "hello" in words, JSON.stringify(made), made.map((x) => x)];
    const checks = () => [greets.test("Hello"), greets.test("Hallo"), Array.isArray(made)];
    export const said = {
      none: say(), en: inLanguage("en", say), de: inLanguage("de", say), keys: inLanguage("de", keys),
      third: inLanguage("fr" as "de", say),
      checks: inLanguage("de", checks),
    };`);
  const english = ["Hello", "Bye", "en 2", "en 3", "Hello!", "a-id", 3, "b-id", 2];
  expect(said).toEqual({
    none: english,
    en: english,
    de: ["Hallo", "Tschüss", "de 2", "de 3", "Hallo!", "a-id", 3, "b-id", 2],
    third: ["Salut", "Bye", "en 2", "en 3", "Salut!", "a-id", 3, "b-id", 2],
    keys: [["hello", "all", "inner"], "Hallo", true, '["Hallo!","a-id"]', ["Hallo!", "a-id"]],
    checks: [false, true, true],
  });
});

test("a text that is exported by itself is refused", async () => {
  await expect(bundled(`import { title } from "../src/words"; export const said = title;`)).rejects.toThrow(
    "The value title of src/words.ts is another in each language and cannot choose at each use",
  );
});

async function bundled(entry: string): Promise<{ said: unknown }> {
  const outfile = join(folder, `${String(Math.random()).slice(2)}.mjs`);
  await files({ "functions/index.ts": entry });
  const sources = join(folder, "src");
  await build({
    ...{ entryPoints: [join(folder, "functions/index.ts")], outfile, bundle: true, logLevel: "silent" },
    ...{
      platform: "node",
      format: "esm",
      plugins: [languageSwitch({ sources, folder: join(sources, "languages"), languages: ["en", "de", "fr"], choice })],
    },
  });
  return (await import(pathToFileURL(outfile).href)) as { said: unknown };
}

async function files(texts: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
