import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emailPattern } from "./contact";

test("the security rules hold an address to the same pattern as the forms", () => {
  const rules = readFileSync("firestore.rules", "utf8");
  const quoted = /function isEmail[^"]+"([^"]+)"/.exec(rules)?.[1];
  expect(quoted?.replace(/\\(.)/g, "$1")).toBe(emailPattern);
});
