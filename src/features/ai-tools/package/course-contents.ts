// The contents of a packed course: a link for each page. The screens of a module stand in a fold of its own.
import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { PackagePage } from "../../../domain/course/exports/package/package-pages";
import type { PlayerWords } from "../../../domain/course/exports/package/player-settings";

type TitledPage = PackagePage & { title: string };

export function courseContents(pages: readonly TitledPage[], words: PlayerWords): ElementContent {
  const entries: ElementContent[] = [];
  for (let at = 0; at < pages.length;) {
    const length = moduleLength(pages, at);
    const links = pages.slice(at, at + length).map((page, nth) => pageLink(page, at + nth, length > 1, words));
    const language = pages[at]?.text.language;
    const title = h("summary", { lang: language, dir: "auto" }, pages[at]?.module ?? "");
    entries.push(...(length > 1 ? [h("li", h("details.module", { open: true }, [title, h("ol", links)]))] : links));
    at += length;
  }
  return h("ol", [...entries, h("li", h("a", { href: `#page-${pages.length + 1}` }, words.result))]);
}

/** Returns how many pages of one module stand in a fold; 1 for a page that stands alone. */
function moduleLength(pages: readonly TitledPage[], at: number): number {
  const page = pages[at];
  if (!page?.screen) return 1;
  const end = pages.findIndex(({ module }, place) => place > at && module !== page.module);
  return (end < 0 ? pages.length : end) - at;
}

function pageLink(page: TitledPage, nth: number, isInModule: boolean, words: PlayerWords): ElementContent {
  const title = isInModule && page.part === "assessment" ? words.quiz : page.title;
  return h("li", [
    h("a", { href: `#page-${nth + 1}` }, [
      h("span", { lang: page.text.language, dir: "auto" }, title),
      h("span", { className: ["unseen", "opened"], hidden: true }, ` (${words.opened})`),
    ]),
  ]);
}
