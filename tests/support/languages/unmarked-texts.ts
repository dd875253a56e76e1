// Finds the hard-wired texts of a page in the pseudo-language: they stand outside of its marks, and in code that is no
// module of words. What people and models have written has no marks either.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { projectRoot } from "../../../local/shared/project-root";
import { languageNames } from "../../../src/domain/kernel/language";

/** They say how models of any language write; stored plans have their own headings. */
const ofContents = /^domain\/(?:(?:course|statements)\/|assessment\/plan\/section-headings)/;

let code: ReturnType<typeof codeWithoutWords> | undefined;

export async function hardWiredTexts(page: Page): Promise<string[]> {
  // A key is called so, too.
  const names: readonly string[] = [...Object.values(languageNames), "Enter"];
  code ??= codeWithoutWords();
  const isIn = (written: string, text: string) =>
    [`"${text}"`, `>${text}<`, `\`${text}\``].some((literal) => written.includes(literal));
  return (await unmarkedTexts(page)).filter(
    (text) => !names.includes(text) && code && isIn(code.others, text) && !isIn(code.german, text),
  );
}

/** The German words, and all other code; a word that is the same in German has no marks. */
function codeWithoutWords(): Record<"german" | "others", string> {
  const sources = join(projectRoot, "src");
  const all = readdirSync(sources, { recursive: true, encoding: "utf8" });
  // A text of an element may stand in lines of its own.
  const textOf = (paths: readonly string[]) =>
    paths
      .map((path) => readFileSync(join(sources, path), "utf8"))
      .join("\n")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/(?<=>) | (?=<)/g, "");
  const paths = all.filter(
    (path) =>
      /(?<!\.(?:test|fixture))\.tsx?$/.test(path) &&
      !path.startsWith("languages") &&
      !existsSync(join(sources, "languages", "de", path)) &&
      !ofContents.test(path),
  );
  const german = all.filter((path) => path.startsWith("languages/de/") && path.endsWith(".ts"));
  return { german: textOf(german), others: textOf(paths) };
}

async function unmarkedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    let depth = 0;
    const read = (text: string) => {
      let outside = "";
      for (const letter of text) {
        if (letter === "«") depth++;
        else if (letter === "»") depth = Math.max(0, depth - 1);
        else if (depth === 0) outside += letter;
      }
      if (/\p{L}{4}/u.test(outside)) found.push(outside.replaceAll(/\s+/g, " ").trim());
    };
    const { lang } = document.documentElement;
    read(document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(parent.tagName)) continue;
      if (parent.closest<HTMLElement>("[lang]")?.lang === lang) read(node.textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-valuetext"]) {
        depth = 0;
        read(element.getAttribute(name) ?? "");
      }
    return found;
  });
  return [...new Set(texts)];
}
