// Builds the site in one language: a module of words gives way to its twin in `src/languages/<language>/`.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { defaultLanguage, languageFrom, type Language } from "../../src/domain/kernel/language";
import { projectRoot } from "../shared/project-root";

const sources = join(projectRoot, "src");

/** The language of this build. */
export function builtLanguage(): Language {
  return languageFrom(process.env.SITE_LANGUAGE);
}

/** A rehearsal has its languages elsewhere. */
const languagesFolder = process.env.LANGUAGES_FOLDER ?? join(sources, "languages");

function twinsFolder(language: Language): string {
  return join(languagesFolder, language);
}

/** Returns the twins of a language by the files that they stand for; English has none. */
export function twinsOf(language: Language): Map<string, string> {
  const folder = twinsFolder(language);
  if (language === defaultLanguage || !existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:tsx?|md|webp)$/.test(path),
  );
  const twins = paths.map((path) => [join(sources, path), join(folder, path)] as const);
  return new Map(twins.filter(([english]) => existsSync(english)));
}

/** Returns the path of a module from the root, as the manifest of a build in this language names it. */
export function builtModule(language: Language, module: string): string {
  const twin = twinsOf(language).get(join(projectRoot, module));
  return twin === undefined ? module : relative(projectRoot, twin);
}

export function languageTwins(language: Language): Plugin {
  const twins = twinsOf(language);
  return {
    name: "waymark:language-twins",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (twins.size === 0 || importer === undefined) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const twin = resolved && twins.get(resolved.id);
      // A twin has what needs no words from its own English module.
      return twin === undefined || twin === null || twin === importer.split("?")[0] ? null : twin;
    },
  };
}
