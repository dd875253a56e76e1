// Measures the files that a screen loads before it is there: its scripts and style sheets, compressed as Hosting sends
// them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
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
  /** The modules of another screen: only the scripts that the screen needs beyond that one's are counted. */
  beyond?: readonly string[];
}

/** Of the build in a folder. */
export function routeSizes(folder: string, routes: readonly SizedRoute[]): RouteSize[] {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as BuildManifest;
  const weights = new Map<string, number>();

  function weightOf(file: string): number {
    const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
    weights.set(file, weight);
    return weight;
  }

  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(file), 0);
  return routes.map(({ name, modules, beyond }) => {
    const { scripts, styles } = loadedFor(manifest, modules);
    if (beyond === undefined) return { name, scripts: sum(scripts), styles: sum(styles) };
    const there = loadedFor(manifest, beyond).scripts;
    return { name, scripts: sum([...scripts].filter((script) => !there.has(script))), styles: 0 };
  });
}

/** One line for a screen, and whether it is within what it may load. */
export function judged({ name, scripts, styles }: RouteSize, { budget }: SizedRoute) {
  const isWithin = scripts <= budget;
  const kB = (size: number) => size.toFixed(1).padStart(6);
  const line = `${name.padEnd(37)}${kB(scripts)} kB, at most ${budget}; styles${kB(styles)} kB`;
  return { isWithin, line: isWithin ? line : `${line}: TOO MUCH by ${(scripts - budget).toFixed(1)} kB` };
}
