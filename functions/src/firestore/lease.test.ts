import { expect, test } from "vitest";
import { unlessLostRace, unlessThere } from "./lease";

// The failures of a write and their meaning: [gRPC's code, a lost race, there already].
const failures: [string, number, boolean, boolean][] = [
  ["CANCELLED", 1, false, false],
  ["INVALID_ARGUMENT", 3, false, false],
  ["DEADLINE_EXCEEDED", 4, false, false],
  ["NOT_FOUND", 5, true, false],
  ["ALREADY_EXISTS", 6, true, true],
  ["PERMISSION_DENIED", 7, false, false],
  ["RESOURCE_EXHAUSTED", 8, false, false],
  ["FAILED_PRECONDITION", 9, true, false],
  ["ABORTED", 10, false, false],
  ["INTERNAL", 13, false, false],
  ["UNAVAILABLE", 14, false, false],
];

test.each(failures)("a write that fails with %s", async (name, code, isLost, isThere) => {
  const error = Object.assign(new Error(name), { code });
  for (const [unless, isExpected] of [
    [unlessLostRace, isLost],
    [unlessThere, isThere],
  ] as const) {
    const answer = unless(Promise.reject(error));
    await (isExpected ? expect(answer).resolves.toBeUndefined() : expect(answer).rejects.toBe(error));
  }
});

test("a write that passes is answered, and an error of another kind is not swallowed", async () => {
  await expect(unlessLostRace(Promise.resolve("written"))).resolves.toBe("written");
  await expect(unlessThere(Promise.resolve("made"))).resolves.toBe("made");
  await expect(unlessLostRace(Promise.reject(new TypeError("a mistake")))).rejects.toThrow("a mistake");
});
