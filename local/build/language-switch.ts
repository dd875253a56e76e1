// Lets one bundle speak every language. A module has words if it has a twin in any, or imports one that has. Such a
// module is in the bundle once for each language, and imports modules of its own. Values that are computed from words
// while a module loads are so right in each. Code outside of `sources` gets one more module in their place, whose every
// export chooses at each use.
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { dirname, extname, join, relative, resolve } from "node:path";
import { build, type Loader, type OnLoadArgs, type OnResolveArgs, type OnResolveResult, type Plugin } from "esbuild";

export interface Switched {
  /** The folder of the modules that may have twins. */
  sources: string;
  /** The folder of the languages: in the folder of each, a twin has the path of its English module. */
  folder: string;
  /** The first one has no twins. */
  languages: readonly string[];
  /** The module with `inReadersLanguage`. */
  choice: string;
}

/** The language of a module that is in the bundle once for each. */
interface Variant {
  language: string;
}
type Compared = [label: string, inEach: readonly unknown[]];

const loaders: Partial<Record<string, Loader>> = { ".css": "empty", ".md": "text" };

export function languageSwitch({ sources, folder, languages, choice }: Switched): Plugin {
  const [first = ""] = languages;
  return {
    name: "waymark:language-switch",
    setup(pluginBuild) {
      const entries = Object.values(pluginBuild.initialOptions.entryPoints ?? {}) as string[];
      let worded = new Set<string>();
      const switched = new Set<string>();

      pluginBuild.onStart(async () => {
        worded = await modulesWithWords(entries);
        switched.clear();
      });
      addModules(pluginBuild);
      pluginBuild.onEnd(async ({ errors }) => {
        const { outfile } = pluginBuild.initialOptions;
        if (errors.length > 0 || outfile === undefined) return undefined;
        const unfit = await unfitFor([...switched]);
        const bundle = unfit.length === 0 ? "" : await readFile(outfile, "utf8");
        const used = unfit.filter((label) => bundle.includes(JSON.stringify(label)));
        return { errors: used.map((label) => ({ text: refusal(label) })) };
      });

      function addModules({ onResolve, onLoad }: Pick<typeof pluginBuild, "onResolve" | "onLoad">) {
        onResolve({ filter: /^in-[a-z]+:/ }, ({ path }) => {
          const [, language = first, file = ""] = /^in-([a-z]+):(.*)$/s.exec(path) ?? [];
          return moduleIn(language, file);
        });
        onResolve({ filter: /^\.\.?\// }, (asked) => moduleFor(asked));
        onLoad({ filter: /.*/, namespace: "each-language" }, async ({ path }) => {
          const english = join(sources, path);
          switched.add(english);
          return { contents: choosing(english, await exportsOf(english)), resolveDir: sources, loader: "js" };
        });
        onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }: OnLoadArgs) => {
          const variant = pluginData as Variant | undefined;
          if (variant === undefined) return undefined;
          return {
            contents: await readFile(path, "utf8"),
            loader: extname(path).slice(1) as Loader,
            pluginData: variant,
          };
        });
      }

      function moduleFor({ path, importer, resolveDir, pluginData }: OnResolveArgs): OnResolveResult | undefined {
        const english = englishPath(fileAt(resolve(resolveDir, path)));
        if (english === undefined || !worded.has(english)) return undefined;
        const language = (pluginData as Variant | undefined)?.language;
        if (language === undefined) return { path: relative(sources, english), namespace: "each-language" };
        // A twin takes from its own English module what has no words.
        return moduleIn(importer === twinOf(english, language) ? first : language, english);
      }

      function moduleIn(language: string, english: string): OnResolveResult {
        return { path: twinOf(english, language) ?? english, suffix: `?${language}`, pluginData: { language } };
      }

      function choosing(path: string, names: string[]): string {
        const lines = names.map((name) => {
          const inEach = languages.map((language) => `${language}: ${language}.${name}`).join(", ");
          const label = JSON.stringify(labelOf(path, name));
          return `export const ${name} = /* @__PURE__ */ inReadersLanguage({ ${inEach} }, ${label});`;
        });
        return [`import { inReadersLanguage } from ${JSON.stringify(choice)};`, ...importsOf(path), ...lines].join(
          "\n",
        );
      }

      /** Imports a module in each language, under the language's name. */
      function importsOf(path: string, end: string | number = ""): string[] {
        return languages.map(
          (language) => `import * as ${language}${end} from ${JSON.stringify(`in-${language}:${path}`)};`,
        );
      }

      /** Names the exports that cannot choose at each use. */
      async function unfitFor(paths: string[]): Promise<string[]> {
        const modules = await Promise.all(paths.map(async (path) => ({ path, names: await exportsOf(path) })));
        const contents = modules.flatMap(({ path, names }, at) => [
          ...importsOf(path, at),
          `export const compared${at} = [`,
          ...names.map((name) => {
            const inEach = languages.map((language) => `${language}${at}.${name}`).join(", ");
            return `[${JSON.stringify(labelOf(path, name))}, [${inEach}]],`;
          }),
          "];",
        ]);
        const { outputFiles } = await build({
          stdin: { contents: contents.join("\n"), resolveDir: sources },
          ...{ bundle: true, write: false, platform: "node", format: "esm", logLevel: "silent" },
          plugins: [{ name: "waymark:each-language", setup: (inner) => addModules(inner) }],
        });
        const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
        const loaded = (await import(`data:text/javascript;base64,${code}`)) as Record<string, Compared[]>;
        return Object.values(loaded)
          .flat()
          .flatMap(([label, inEach]) => (canBeChosen(inEach) ? [] : [label]));
      }
    },
  };

  function labelOf(path: string, name: string): string {
    return `${name} of ${relative(dirname(sources), path)}`;
  }

  /** The English module of a file, which may be a twin itself. */
  function englishPath(file: string): string | undefined {
    if (!isInFolder(folder, file)) return isInFolder(sources, file) ? file : undefined;
    return fileOrNone(join(sources, relative(folder, file).replace(/^[^/\\]+/, "")));
  }

  function twinOf(english: string, language: string): string | undefined {
    return language === first ? undefined : fileOrNone(join(folder, language, relative(sources, english)));
  }

  async function modulesWithWords(entries: string[]): Promise<Set<string>> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = found.flatMap((file) => (file.isFile() ? [join(file.parentPath, file.name)] : []));
    const ownTwins = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && englishPath(file));
    const { metafile } = await build({
      entryPoints: [...entries, ...ownTwins],
      ...{ bundle: true, write: false, metafile: true, platform: "node", format: "esm", outdir: "none" },
      ...{ packages: "external", loader: loaders as Record<string, Loader>, logLevel: "silent" },
    });
    const imports = new Map(
      Object.entries(metafile.inputs).map(([path, input]) => [resolve(path), input.imports.map((each) => each.path)]),
    );
    const known = new Map<string, boolean>();
    const hasWords = (file: string): boolean => {
      const before = known.get(file);
      if (before !== undefined) return before;
      known.set(file, false); // of a circle
      const says =
        languages.some((language) => twinOf(file, language) !== undefined) ||
        (imports.get(file) ?? []).some((path) => isInFolder(sources, resolve(path)) && hasWords(resolve(path)));
      known.set(file, says);
      return says;
    };
    return new Set(
      [...imports.keys()].filter((file) => isInFolder(sources, file) && !isInFolder(folder, file) && hasWords(file)),
    );
  }
}

async function exportsOf(path: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path],
    ...{ bundle: false, write: false, metafile: true, format: "esm", outdir: "none", logLevel: "silent" },
  });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}

function canBeChosen(inEach: readonly unknown[]): boolean {
  const [first] = inEach;
  if (inEach.every((value) => Object.is(value, first))) return true;
  if (typeof first === "function") return inEach.every((value) => typeof value === "function") && !isClass(first);
  const areObjects = inEach.every((value) => typeof value === "object" && value !== null && !hasSlots(value));
  return areObjects && inEach.every((value) => Array.isArray(value) === Array.isArray(first));
}

function isClass(value: object): boolean {
  return Function.prototype.toString.call(value).startsWith("class");
}

/** Tells whether the methods of an object refuse to work through a proxy. */
function hasSlots(value: object): boolean {
  return !["Object", "Array"].includes(Object.prototype.toString.call(value).slice(8, -1));
}

function refusal(label: string): string {
  return `The value ${label} is another in each language and cannot choose at each use: make it a function, or a key of an object.`;
}

function isInFolder(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith("..");
}

function fileAt(path: string): string {
  return fileOrNone(path) ?? fileOrNone(`${path}.ts`) ?? fileOrNone(`${path}.tsx`) ?? path;
}

function fileOrNone(path: string): string | undefined {
  return extname(path) !== "" && existsSync(path) ? path : undefined;
}
