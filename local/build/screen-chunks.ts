// Cuts the site into files. A bundler cuts by everything that is ever loaded later, which makes a hundred small files
// of one screen; each is compressed for itself, and a tenth of the bytes is lost by it. Here modules that the same
// screens need before they are there share one file. Later modules are left alone.
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const [desk, results, reports] = ["desk", "results", "reports"];

/** Screens of which a person who sees one often sees the others: what only they share lies in one file. */
const families: readonly (readonly [name: string, screens: RegExp])[] = [
  ["tools", /\/ai-tools\//],
  [desk, /\/pages\/(desk-frame|admin-dashboard-page)/],
  ["office", /\/admin\/(businesses|mailing-list|settings)\//],
  // A voter loads some of the assessment in vain; files of their own would weigh on all others.
  ["assessment", /\/assessment\/(assessment-screen|voices\/voice-screen)/],
  [results, /\/assessment\/results\/(earlier-rounds\/|results-screen)/],
  [reports, /\/assessment\/(results\/sample|sharing|business)\//],
];

/** The staff's screens: what only they share lies in two files, because small ones are packed badly. */
const staff = [desk, "office", "writing"];
/** Screens of which a visitor should load nothing in vain. */
const forVisitors = ["landing", "tools", "login", "reset-password"];

const wholeFirestore = "/@firebase/firestore/dist/index.";

/** Vite looks for the file of the entry itself. */
const entry = "src/main.tsx";

/** The share of all screens from which on what they need is there from the beginning: a library, and a small module. */
const nearlyAll = { library: 0.55, own: 0.4 };

/** Screens that few people see, once: they do not decide what all others load from the beginning. */
const seenOnce = /\/(voice|about-voices)-screen/;

/** The screen for visitors: a further file weighs more for them than what others later load of theirs in vain. */
const inFewFiles = "/needs-check-screen.tsx";

/** For a site whose first module is src/main.tsx, and whose screens are what src/app/routes.tsx, and
 * the lists of screens that it loads, import lazily. */
export function screenChunks(): Plugin {
  let files: Rolldown.OutputBundle = {};
  return {
    name: "waymark:screen-chunks",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config({ root = process.cwd() }) {
      const codeSplitting: Rolldown.CodeSplittingOptions = {
        groups: [{ name: chunkNames(root) }],
        // A module is needed wherever what imports it is needed: its file never imports the file of its importer.
        includeDependenciesRecursively: false,
      };
      const output: Rolldown.OutputOptions = {
        codeSplitting,
        // Every page names all files that may be loaded later, so these have no name but a short hash.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names: [name = ""] }) =>
          `assets/${name.endsWith(".css") ? "[hash:7]" : "[name]-[hash]"}[extname]`,
      };
      // Else the bundler takes screens that share a file out of the manifest, which the written pages are made by.
      const rolldownOptions = { output, experimental: { chunkOptimization: false } };
      // The names of files are what weighs most in a small one: those that are there already are not named again.
      const resolveDependencies = (_: string, needed: string[], { hostId }: { hostId: string }) => {
        const there = thereWith(hostId, files);
        return needed.filter((file) => !there.has(file));
      };
      return { build: { rolldownOptions, modulePreload: { resolveDependencies } } };
    },
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        files = bundle;
      },
    },
  };
}

/** The files that are there when this one runs. */
function thereWith(file: string, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set([file]);
  for (const name of found) {
    const chunk = bundle[name];
    for (const imported of chunk?.type === "chunk" ? chunk.imports : []) found.add(imported);
  }
  return found;
}

function chunkNames(root: string): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | undefined;
  return (module, context) => (names ??= namesByModule(root, context)).get(module) ?? null;
}

function namesByModule(root: string, context: Context): Map<string, string> {
  const loadedBy = (module: string) => context.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
  const behindLogin = ["staff", "office", "assessment"].map((list) => join(root, `src/app/${list}-screens.ts`));
  const screens = loadedBy(join(root, "src/app/routes.tsx")).flatMap((module) =>
    behindLogin.includes(module) ? loadedBy(module) : module,
  );
  const atFirst = screensByModule(screens, (screen) => reachedFrom(screen, context, false));
  const everLater = screensByModule(screens, (screen) => reachedFrom(screen, context, true));
  for (const [module, first] of atFirst) if (isBehind(first, everLater.get(module))) atFirst.delete(module);
  const parts = partsLoadedLater(screens, context);
  const inParts = screensByModule(parts, (part) => reachedFrom(part, context, false));
  const withFirestore = [...atFirst.keys()].filter((module) => needsFirestore(module, context));
  const names = new Map(
    [...atFirst].map(([module, first]) => {
      if (isLibrary(module)) return [module, chunkName(first, inParts.get(module) ?? [])];
      const later = everLater.get(module) ?? [];
      return [module, nameForStaff(first, later, withFirestore.includes(module)) ?? chunkName(first, later)];
    }),
  );
  const deciding = (of: readonly string[]) => of.filter((screen) => !seenOnce.test(screen)).length;
  for (const [module, first] of atFirst) {
    const share = isLibrary(module) ? nearlyAll.library : nearlyAll.own;
    if (deciding(first) > share * deciding(screens)) names.set(module, "app");
  }
  for (const module of reachedFrom(join(root, entry), context, false)) names.set(module, "app");
  names.delete(join(root, entry));
  return names;
}

function isLibrary(module: string): boolean {
  return module.includes("/node_modules/");
}

/** All that any screen loads later by `import()`. */
function partsLoadedLater(screens: readonly string[], context: Context): string[] {
  const reached = new Set(screens.flatMap((screen) => [...reachedFrom(screen, context, true)]));
  const parts = [...reached].flatMap((module) => context.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
  return [...new Set(parts)].filter((part) => !screens.includes(part)).toSorted();
}

function screensByModule(
  screens: readonly string[],
  modulesOf: (screen: string) => Iterable<string>,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const screen of screens) {
    for (const module of modulesOf(screen)) found.set(module, [...(found.get(module) ?? []), screen]);
  }
  return found;
}

/** A module and what is loaded with it; with what it loads later, too, where that is asked for. */
function reachedFrom(start: string, context: Context, later: boolean): Set<string> {
  const reached = new Set([start]);
  for (const module of reached) {
    const info = context.getModuleInfo(module);
    for (const imported of info?.importedIds ?? []) reached.add(imported);
    for (const imported of later ? (info?.dynamicallyImportedIds ?? []) : []) reached.add(imported);
  }
  return reached;
}

/** Tells whether a module is there only with the whole of Firestore, for which a visitor and a login have no use. */
function needsFirestore(module: string, context: Context): boolean {
  return [...reachedFrom(module, context, false)].some((reached) => reached.includes(wholeFirestore));
}

/** The name for what only the staff's screens show at first; undefined for one screen's own, and for any other. */
function nameForStaff(
  first: readonly string[],
  everLater: readonly string[],
  withFirestore: boolean,
): string | undefined {
  const names = familiesOf(first);
  const isOwn = first.length === 1 && familyOf(first[0] ?? "") !== desk;
  if (!names.includes(desk) || isOwn || !names.every((name) => staff.includes(name))) return undefined;
  if (!familiesOf(everLater).some((name) => forVisitors.includes(name))) return "staff";
  return withFirestore ? "staff-and-businesses" : "staff-and-visitors";
}

/** One name for all modules that the same screens load at first and the same others later: few load in vain. */
function chunkName(first: readonly string[], everLater: readonly string[]): string {
  const [only = ""] = first;
  const isInFewFiles = first.some((screen) => screen.endsWith(inFewFiles));
  const names = isInFewFiles ? broadFamiliesOf(first) : familiesOf(first);
  const others = isInFewFiles ? [] : familiesOf(everLater).filter((family) => !names.includes(family));
  if (first.length === 1 && others.length === 0) return screenName(only);
  const needing = first.length === 1 ? screenName(only) : names.join();
  return createHash("sha256").update(`${needing};${others.join()}`).digest("hex").slice(0, 12);
}

/**
 * Tells whether the reports show it at once, and the results behind their first page: it is cut as the results load it.
 */
function isBehind(first: readonly string[], everLater: readonly string[] = []): boolean {
  return familiesOf(first).join() === reports && familiesOf(everLater).includes(results);
}

function broadFamiliesOf(screens: readonly string[]): string[] {
  return [...new Set(familiesOf(screens).map((family) => (family === reports ? results : family)))];
}

function familiesOf(screens: readonly string[]): string[] {
  return [...new Set(screens.map(familyOf))].toSorted();
}

function familyOf(screen: string): string {
  return families.find(([, screens]) => screens.test(screen))?.[0] ?? screenName(screen);
}

function screenName(screen: string): string {
  return basename(screen).replace(/(-screen|-page)\.tsx$/, "");
}
