import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepEarlierParts } from "./earlier-parts";

let build: string;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "waymark-parts-"));
  await mkdir(join(build, "assets"));
  for (const name of ["index-New.js", "same.css"]) await writeFile(join(build, "assets", name), "ours");
});
afterEach(() => rm(build, { recursive: true }));

/** A live site with these files; anything else is not found, or the shell. */
function liveSite(files: Record<string, string>): typeof fetch {
  return (address) => {
    const { pathname } = address as URL;
    const found = files[pathname];
    const missing = pathname.startsWith("/assets/")
      ? new Response("", { status: 404 })
      : new Response("<!doctype html>");
    return Promise.resolve(found === undefined ? missing : new Response(found));
  };
}

const parts = () => readdir(join(build, "assets"));
const read = (name: string) => readFile(join(build, name), "utf8");

test("the parts of the release before stay beside the new ones, and those of two releases before go", async () => {
  const before = liveSite({
    "/parts.json": JSON.stringify(["index-Old.js", "same.css", "gone.js", "../evil.js", 7]),
    "/assets/index-Old.js": "theirs",
    "/assets/same.css": "theirs",
    "/assets/older.js": "of two releases before",
  });
  expect(await keepEarlierParts(build, "https://ours.test", before)).toBe(1);
  expect((await parts()).toSorted()).toEqual(["index-New.js", "index-Old.js", "same.css"]);
  expect([await read("assets/index-Old.js"), await read("assets/same.css")]).toEqual(["theirs", "ours"]);
  // The next deployment finds the names of this release alone.
  expect((JSON.parse(await read("parts.json")) as string[]).toSorted()).toEqual(["index-New.js", "same.css"]);
});

test.each([
  ["answers with the shell", liveSite({})],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["answers with something else", liveSite({ "/parts.json": '{"a":1}' })],
])("a site that %s has no earlier parts, and is deployed to all the same", async (_, load) => {
  expect(await keepEarlierParts(build, "https://ours.test", load)).toBe(0);
  expect((await parts()).toSorted()).toEqual(["index-New.js", "same.css"]);
});
