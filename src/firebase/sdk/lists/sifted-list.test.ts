import { expect, test } from "vitest";
import type { ListPage } from "./lists-in-turn";
import { showSifted } from "./sifted-list";

/** Searches the numbers from 0 to 129 in parts of 5 and then 25, each of which is there at once. */
function search(matches: (entry: number) => boolean) {
  const pages: ListPage<number>[] = [];
  let size = 5;
  const show = showSifted<number, number>({
    first: size,
    more: 25,
    read: (found) => found,
    matches,
    show: (page) => pages.push(page),
  });
  const showAll = () => show([...Array(size).keys()], size < 130 ? grow : undefined);
  const grow = () => {
    size += 25;
    showAll();
  };
  showAll();
  return pages;
}

test("a search that finds nothing in its first parts says so once, at its end, and looks further when it is asked to", () => {
  const pages = search((entry) => entry === 129);
  expect(pages.map(({ entries }) => entries)).toEqual([[]]);
  pages[0]?.more?.();
  expect(pages.map(({ entries }) => entries)).toEqual([[], [129]]);
});

test("what a search finds is shown at once, with what its further parts have besides", () => {
  const pages = search((entry) => entry % 20 === 1);
  expect(pages.map(({ entries }) => entries.length)).toEqual([1, 2, 3, 4, 6]);
});
