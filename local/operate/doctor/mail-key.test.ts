import { afterEach, expect, test, vi } from "vitest";
import { keysFor } from "../../../functions/src/mail/key-ring";
import { fingerprintOf, mailKeyProblem } from "./mail-key";

const [old, current, foreign] = ["an-old-key-that-is-long", "a-new-key-that-is-long", "a-key-of-somebody-else"];

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a key's fingerprint is the one by which the functions name it", () => {
  vi.stubEnv("MAIL_KEY", `${current},${old}`);
  expect(keysFor("any purpose").map(({ fingerprint }) => fingerprint)).toEqual([current, old].map(fingerprintOf));
});

test.each([
  ["the first key there is", current, [], undefined],
  ["the key of the database", old, [old], undefined],
  ["a new key before the old one", `${current},${old}`, [old], undefined],
  ["a new key without the old one", current, [old], "foreign"],
  ["somebody else's key", foreign, [old, current], "foreign"],
  ["a password", "secret", [], "short"],
  ["nothing", " ", [old], "short"],
] as const)("%s", (_, secret, keys, problem) => {
  expect(mailKeyProblem(secret, keys.map(fingerprintOf))).toBe(problem);
});
