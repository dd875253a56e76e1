import { FunctionsError } from "firebase/functions";
import { expect, test } from "vitest";
import { failureKind } from "../failure-kind";
import { failedCall } from "./failed-call";

const kindOf = (error: unknown) => failureKind(failedCall(error));

test("a server that no request reached is unreachable, and one that broke down is not", () => {
  expect(kindOf(new FunctionsError("internal", "internal [0]"))).toBe("unreachable");
  expect(kindOf(new FunctionsError("internal", "INTERNAL [500]"))).toBe("unknown");
  expect(kindOf(new FunctionsError("unavailable", "Try again. [503]"))).toBe("unreachable");
  expect(kindOf(new FunctionsError("permission-denied", "No. [403]"))).toBe("denied");
});

test("what the server says travels in the details", () => {
  const refused = failedCall(
    new FunctionsError("resource-exhausted", "It is used up. [429]", { sentence: "It is used up." }),
  );
  expect(refused).toMatchObject({
    code: "resource-exhausted",
    details: { sentence: "It is used up." },
    answered: true,
  });
  expect(failedCall(new TypeError("no network"))).toMatchObject({ code: "unknown", answered: false });
});
