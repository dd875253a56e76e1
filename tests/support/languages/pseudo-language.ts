// Writes the folder of a language that nobody speaks: each twin says the English sentences between marks, 40 % longer.
// What it says on the pages, no English page says; a text without marks is a hard-wired one.
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { projectRoot } from "../../../local/shared/project-root";
import { readModules } from "./catalogues";
import { longer, longerText } from "./longer";

const sources = join(projectRoot, "src");
const german = join(sources, "languages", "de");
/** Each language's folder has its own; they say nothing. */
const ofLanguageItself = /^domain\/(?:kernel\/(?:country-forms|agreed-locale)|course\/languages)\.ts$/;

/** Writes the twins of all modules that German has; `language` is its code, by which it knows itself. */
export async function writePseudoLanguage(folder: string, language: string): Promise<void> {
  const paths = await readdir(german, { recursive: true, encoding: "utf8" });
  for (const path of paths.filter((one) => extname(one) !== "" && !/\.test\.tsx?$|in-german\.ts$/.test(one))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    if (path.endsWith(".webp")) await cp(join(sources, path), join(folder, path));
    else await writeFile(join(folder, path), await twinOf(path, folder, language));
  }
  await cp(join(import.meta.dirname, "longer.ts"), join(folder, "longer.ts"));
}

async function twinOf(path: string, folder: string, language: string): Promise<string> {
  if (path.endsWith(".md")) return longerText(await readFile(join(sources, path), "utf8"));
  const from = (to: string) => {
    const way = relative(dirname(join(folder, path)), to.replace(/\.tsx?$/, ""));
    return JSON.stringify(way.startsWith(".") ? way : `./${way}`);
  };
  const englishModule = from(join(sources, path));
  if (path === "domain/kernel/own-language.ts")
    return ownLanguage(language, from(join(sources, "domain/kernel/language")));
  if (path.endsWith(".tsx") || ofLanguageItself.test(path)) return `export * from ${englishModule};\n`;
  const [english, other] = await readModules(path);
  const names = Object.keys(other);
  const same = names.filter((name) => Object.is(english[name], other[name]));
  const words = names.filter((name) => !same.includes(name));
  return [
    `import * as english from ${englishModule};`,
    `import { ${longer.name} } from ${from(join(folder, "longer"))};`,
    "",
    ...(same.length > 0 ? [`export { ${same.join(", ")} } from ${englishModule};`] : []),
    `const kept: readonly string[] = ${JSON.stringify([...textsInBoth(english, other)])};`,
    ...words.map((name) => `export const ${name}: typeof english.${name} = ${longer.name}(english.${name}, kept);`),
    "",
  ].join("\n");
}

function ownLanguage(language: string, languageModule: string): string {
  return `import type { Language } from ${languageModule};\n\nexport function ownLanguage(): Language {\n  return "${language}" as Language;\n}\n`;
}

/** The texts that stand in the same place in both: names of things. */
function textsInBoth(english: unknown, other: unknown, found = new Set<string>()): Set<string> {
  if (typeof english === "string" && english === other) found.add(english);
  if (typeof english === "object" && english !== null && typeof other === "object" && other !== null)
    for (const [key, value] of Object.entries(english))
      textsInBoth(value, (other as Record<string, unknown>)[key], found);
  return found;
}
