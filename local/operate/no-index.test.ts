import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FirebaseConfiguration } from "../emulators/firebase-configuration";
import { projectRoot } from "../shared/project-root";
import { withNoIndex } from "./no-index";

const production = JSON.parse(readFileSync(join(projectRoot, "firebase.json"), "utf8")) as FirebaseConfiguration;

/** A plan that is shown by a link is hidden from search engines everywhere. */
const alwaysHidden = "/shared/**";

function keysOf({ hosting }: FirebaseConfiguration): Map<string, string[]> {
  const pages = hosting.headers.filter(({ source }) => source !== alwaysHidden);
  return new Map(pages.map(({ source, headers }) => [source, headers.map(({ key }) => key)]));
}

test("a site for trying things out tells search engines to stay away, and is otherwise as in production", () => {
  const [before, after] = [keysOf(production), keysOf(withNoIndex(production))];
  const told = [...after].filter(([, keys]) => keys.includes("X-Robots-Tag")).map(([source]) => source);
  expect(told).toEqual(
    [...before].filter(([, keys]) => keys.includes("Content-Security-Policy")).map(([source]) => source),
  );
  expect(told).toHaveLength(1);
  const rest = [...after].map(([source, keys]) => [source, keys.filter((key) => key !== "X-Robots-Tag")]);
  expect(rest).toEqual([...before]);
});

test("production is open to search engines, but for the plans that are shown by a link", () => {
  expect([...keysOf(production).values()].flat()).not.toContain("X-Robots-Tag");
  const hidden = production.hosting.headers.find(({ source }) => source === alwaysHidden);
  expect(hidden?.headers).toContainEqual({ key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" });
});
