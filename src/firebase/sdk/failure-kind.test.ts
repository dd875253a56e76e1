import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { errorCode, failureKind, isDenied, isRefused } from "./failure-kind";

const failure = (code: string) => new FirebaseError(code, "It failed.");

test("a code says whether asking again can help", () => {
  expect(
    ["permission-denied", "unauthenticated", "invalid-argument", "out-of-range"].map(failure).every(isRefused),
  ).toBe(true);
  expect(["aborted", "unavailable", "failed-precondition", "internal"].map(failure).some(isRefused)).toBe(false);
  expect(failureKind(failure("deadline-exceeded"))).toBe("unreachable");
  expect(failureKind(failure("not-found"))).toBe("unmet");
  expect(failureKind(failure("aborted"))).toBe("overtaken");
});

test("only the rules deny", () => {
  expect(isDenied(failure("permission-denied"))).toBe(true);
  expect(isDenied(failure("unauthenticated"))).toBe(false);
});

test("what is no failure of Firebase has no code and no meaning", () => {
  for (const error of [new TypeError("Failed to fetch"), undefined, null, { code: 11 }]) {
    expect(errorCode(error)).toBeUndefined();
    expect(failureKind(error)).toBe("unknown");
  }
});
