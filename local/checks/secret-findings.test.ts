import { expect, test } from "vitest";
import { findings, forbiddenAnywhere, forbiddenInTheApp, literal } from "./secret-findings";

// Put together here, so that no check of this repository takes them for real ones.
const privateKey = ["-----BEGIN", "PRIVATE KEY-----"].join(" ");
const apiKey = `sk-${"a1".repeat(12)}`;
const googleKey = `AIza${"b".repeat(35)}`;

test("a finding says what it is and where, and never the secret itself", () => {
  const found = findings("dist/app.js", `first line\nconst key = "${apiKey}"`, forbiddenAnywhere);
  expect(found).toEqual(["dist/app.js, line 2, holds an API key that begins with sk-."]);
});

test("private keys are found", () => {
  expect(findings("a.js", privateKey, forbiddenAnywhere)).toHaveLength(1);
});

test("a class name that begins with sk- is no key", () => {
  expect(findings("a.css", ".sk-header { color: red } .task-list-of-the-administrator {}", forbiddenAnywhere)).toEqual(
    [],
  );
});

test("the app may not even name a secret", () => {
  expect(findings("a.js", 'config("OPENAI_API_KEY")', forbiddenInTheApp)).toHaveLength(1);
});

test("a local value is found as it is written, with its special characters", () => {
  expect(
    findings("a.js", 'connect("smtp://127.0.0.1:1025")', [literal("a value", "smtp://127.0.0.1:1025")]),
  ).toHaveLength(1);
  expect(findings("a.js", "smtp://127x0x0x1:1025", [literal("a value", "smtp://127.0.0.1:1025")])).toEqual([]);
});

test("a Google key is found: a build belongs to no project", () => {
  expect(findings("a.js", `"${googleKey}"`, forbiddenAnywhere)).toHaveLength(1);
});
