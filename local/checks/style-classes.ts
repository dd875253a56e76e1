// Checks the classes of CSS modules, which neither a type nor a linter follows: a class on no element is dead, and one
// in no sheet styles no element.
import { dirname, join, normalize } from "node:path/posix";

export interface TextFile {
  path: string;
  text: string;
}

/** Each as `sheet: class`, first those that nothing wears, then those that the sheet lacks. */
export function strayClasses(files: readonly TextFile[]): string[] {
  const worn = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const { from, names } of path.endsWith(".css") ? composed(text) : used(text)) {
      const sheet = normalize(join(dirname(path), from));
      worn.set(sheet, new Set([...(worn.get(sheet) ?? []), ...names]));
    }
  const sheets = files.filter(({ path }) => path.endsWith(".module.css"));
  return sheets.flatMap(({ path, text }) => {
    const [has, wears] = [definedIn(text), worn.get(path) ?? new Set<string>()];
    const stray = [...[...has].filter((name) => !wears.has(name)), ...[...wears].filter((name) => !has.has(name))];
    return stray.map((name) => `${path}: ${name}`);
  });
}

interface Use {
  from: string;
  names: string[];
}

function used(code: string): Use[] {
  return [...code.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)"/gm)].map(([, sheet = "", from = ""]) => {
    const accesses = code.matchAll(new RegExp(String.raw`(?<![\w/-])${sheet}\.(\w+)`, "g"));
    return { from, names: [...accesses].map(([, name = ""]) => name) };
  });
}

function composed(css: string): Use[] {
  return [...css.matchAll(/composes:\s*([^;]+?)\s+from\s+"([^"]+)"/g)].map(([, names = "", from = ""]) => {
    return { from, names: names.split(/\s+/) };
  });
}

function definedIn(css: string): Set<string> {
  const own = css.replace(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs, "");
  return new Set([...own.matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name));
}
