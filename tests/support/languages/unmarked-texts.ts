// Finds the texts of a page in the pseudo-language that stand outside of its marks.
import type { Page } from "@playwright/test";

export async function unmarkedTexts(page: Page): Promise<string[]> {
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
      if (/\p{L}{2}/u.test(outside)) found.push(outside.replaceAll(/\s+/g, " ").trim());
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
