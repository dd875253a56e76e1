/** Vite's manifest of a build: by the name of the module that each file begins with, or of the file itself. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const everyPage = "index.html";

/** The files that are loaded before one of these modules runs, with those of every page. */
export function loadedFor(manifest: BuildManifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const open = [everyPage, ...modules];
  for (const name of open) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    open.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}
