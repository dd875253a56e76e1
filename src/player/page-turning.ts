// One page at a time: contents, back and forth. Without the player all pages stand below one another.
import type { PlayerWords } from "../domain/course/exports/package/player-settings";
import { filledIn, onlyPart, allParts } from "./page-parts";

export interface PageTurning {
  /** The last one is the result. */
  count: number;
  show: (place: number, moved: boolean) => void;
  markOpened: (opened: readonly boolean[]) => void;
}

/** In a narrow window the contents fold, and close as a page is turned. */
export function foldContents(window: Window): void {
  const narrow = window.matchMedia("(max-width: 60rem)");
  const contents = onlyPart(window.document, "details", "#contents");
  const fold = () => {
    contents.dataset.folds = String(narrow.matches);
    contents.open = !narrow.matches;
  };
  fold();
  narrow.addEventListener("change", fold);
}

export function pageTurning(page: Document, words: PlayerWords, onTurn: (place: number) => void): PageTurning {
  const pages = allParts(page, "article");
  const contents = onlyPart(page, "details", "#contents");
  const links = allParts(contents, "a");
  const back = onlyPart(page, "button", "#back");
  const next = onlyPart(page, "button", "#next");
  let current = 0;

  function show(place: number, moved: boolean): void {
    current = Math.min(Math.max(place, 0), pages.length - 1);
    for (const [nth, one] of pages.entries()) one.hidden = nth !== current;
    for (const [nth, link] of links.entries()) {
      if (nth === current) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    for (const module of allParts(contents, "details", ".module"))
      module.open = module.querySelector("[aria-current]") !== null;
    back.disabled = current === 0;
    next.disabled = current === pages.length - 1;
    onlyPart(page, "p", "#place").textContent = filledIn(words.pageOf, current + 1, pages.length);
    if (moved) {
      if (contents.dataset.folds === "true") contents.open = false;
      const heading = pages[current]?.querySelector("h2");
      heading?.focus({ preventScroll: true });
      pages[current]?.scrollIntoView();
    }
  }

  function turnTo(place: number): void {
    show(place, true);
    onTurn(current);
  }

  back.addEventListener("click", () => turnTo(current - 1));
  next.addEventListener("click", () => turnTo(current + 1));
  for (const [nth, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      turnTo(nth);
    });
  }
  onlyPart(page, "div", "#steps").hidden = false;
  return {
    count: pages.length,
    show,
    markOpened: (opened) => {
      for (const [nth, link] of links.entries()) link.dataset.opened = String(opened[nth] ?? false);
      for (const [nth, mark] of allParts(contents, "span", ".opened").entries()) mark.hidden = !(opened[nth] ?? false);
    },
  };
}
