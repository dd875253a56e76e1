import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modulesOf } from "../modules";

const root = new URL("../../../../tests/recordings/corpus/seen/", import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((n) => n.endsWith(".json"));
describe("modules", () => {
  test.each(files.filter((n) => n.includes("course-outline")))("%s", (name) => {
    const label = JSON.parse(readFileSync(new URL(name, root), "utf8")) as { modules: string[] };
    const text = readFileSync(new URL(name.replace(".json", ".md"), root), "utf8");
    expect(modulesOf(text)).toEqual(label.modules);
  });
});
