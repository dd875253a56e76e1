// Measures the files that a screen loads before it is there: its scripts and style sheets, compressed as Hosting sends
// them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defaultLanguage, languageNames, type Language } from "../../src/domain/kernel/language";
import { builtModule } from "./language-twins";
import { loadedFor, type BuildManifest } from "./manifest";

export interface RouteSize {
  name: string;
  /** In kB. */
  scripts: number;
  styles: number;
}

export interface SizedRoute {
  name: string;
  /** The modules that are loaded when the screen is first visited (src/app/routes.tsx). */
  modules: readonly string[];
  /** The most that its scripts may weigh, in kB. */
  budget: number;
  /** The same in another language, if not 3 % more. */
  budgetIn?: Partial<Record<Language, number>>;
  /** The modules of another screen: only the scripts that the screen needs beyond that one's are counted. */
  beyond?: readonly string[];
}

/** The sentences of another language are longer, and the dictionary of Brotli has English words. */
const shareOfOthers = 1.03;

/** Of the build in a folder. Each other language has a manifest in a folder below, and its files among the rest. */
export function routeSizes(
  folder: string,
  routes: readonly SizedRoute[],
  language: Language = defaultLanguage,
): RouteSize[] {
  const own = language === defaultLanguage ? folder : join(folder, language);
  const manifest = JSON.parse(readFileSync(join(own, ".vite", "manifest.json"), "utf8")) as BuildManifest;
  const loaded = (modules: readonly string[]) =>
    loadedFor(
      manifest,
      modules.map((module) => builtModule(language, module)),
    );
  const weights = new Map<string, number>();

  function weightOf(file: string): number {
    const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
    weights.set(file, weight);
    return weight;
  }

  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(file), 0);
  return routes.map(({ name, modules, beyond }) => {
    const { scripts, styles } = loaded(modules);
    if (beyond === undefined) return { name, scripts: sum(scripts), styles: sum(styles) };
    const there = loaded(beyond).scripts;
    return { name, scripts: sum([...scripts].filter((script) => !there.has(script))), styles: 0 };
  });
}

/** One line for a screen in a language, and whether it is within what it may load. */
export function judged(
  { name, scripts, styles }: RouteSize,
  { budget, budgetIn }: SizedRoute,
  language: Language = defaultLanguage,
) {
  const isOther = language !== defaultLanguage;
  const most = budgetIn?.[language] ?? (isOther ? Math.round(budget * shareOfOthers * 10) / 10 : budget);
  const isWithin = scripts <= most;
  const kB = (size: number) => size.toFixed(1).padStart(6);
  const title = isOther ? `  ${languageNames[language]}` : name;
  const line = `${title.padEnd(37)}${kB(scripts)} kB, at most ${most}; styles${kB(styles)} kB`;
  return { isWithin, line: isWithin ? line : `${line}: TOO MUCH by ${(scripts - most).toFixed(1)} kB` };
}
