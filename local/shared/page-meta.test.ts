// @vitest-environment jsdom
import { expect, test } from "vitest";
import { withPageMeta } from "./page-meta";

const settings = { region: "europe-west1", database: `a "quoted" <name> & $& more` };

test("the page tells the app what it is told", () => {
  const html = withPageMeta("<!doctype html><html><head><title>A</title></head><body></body></html>", "site", settings);
  const page = new DOMParser().parseFromString(html, "text/html");
  const content = page.querySelector('head meta[name="site"]')?.getAttribute("content");
  expect(JSON.parse(content ?? "null")).toEqual(settings);
  expect(page.title).toBe("A");
});

test("a page that cannot be told is refused", () => {
  expect(() => withPageMeta("<p>no head</p>", "site", settings)).toThrow("</head>");
});
