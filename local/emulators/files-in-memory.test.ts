import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { filesInMemory } from "./files-in-memory.mjs";

test("a file is read once and served whole each time, and one that is not there stays away", async () => {
  const asked: string[] = [];
  const provider = filesInMemory((_: unknown, path: string) => {
    asked.push(path);
    const file = { etag: `of ${path}`, size: 5, stream: Readable.from(["he", "llo"]) };
    return Promise.resolve(path === "/missing" ? null : file);
  });
  for (const nth of ["first", "second"]) {
    const [file, missing] = await Promise.all([provider({}, "/page.html"), provider({}, "/missing")]);
    expect(file, nth).toMatchObject({ etag: "of /page.html", size: 5 });
    expect(file && (await text(file.stream)), nth).toBe("hello");
    expect(missing, nth).toBeNull();
  }
  expect(asked).toEqual(["/page.html", "/missing"]);
});
