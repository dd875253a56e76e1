// Writes the data of a twin that is built from its English module: built on the page, both languages would be loaded.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";
import type { Language } from "../../src/domain/kernel/language";
import { twinsOf } from "./language-twins";

const readsEnglish = /^import \* as english from /m;

export function writtenTwins(language: Language): Plugin {
  const twins = twinsOf(language);
  const built = new Set([...twins.values()].filter((twin) => readsEnglish.test(readFileSync(twin, "utf8"))));
  return {
    name: "waymark:written-twins",
    apply: "build",
    async load(id) {
      return built.has(id) ? writtenModule(await twinsValues(id, twins)) : null;
    },
  };
}

/** Returns the module of these values; null if one of them is more than data, such as a function. */
export function writtenModule(values: Readonly<Record<string, unknown>>): string | null {
  const lines = Object.entries(values).map(([name, value]) => {
    const text = JSON.stringify(value) as string | undefined;
    return text !== undefined && isDeepStrictEqual(JSON.parse(text), value) && `export const ${name} = ${text};\n`;
  });
  return lines.every((line) => line !== false) ? lines.join("") : null;
}

async function twinsValues(module: string, twins: ReadonlyMap<string, string>): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [module],
    ...{ bundle: true, write: false, format: "esm", platform: "node", logLevel: "silent" },
    plugins: [withTwins(twins)],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)) as Record<string, unknown>;
}

function withTwins(twins: ReadonlyMap<string, string>): EsbuildPlugin {
  return {
    name: "waymark:with-twins",
    setup(pluginBuild) {
      pluginBuild.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
        const file = [".ts", ".tsx"].map((end) => resolve(resolveDir, path) + end).find((each) => existsSync(each));
        const twin = file && twins.get(file);
        return file ? { path: twin === undefined || twin === importer ? file : twin } : undefined;
      });
    },
  };
}
