import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { registrationMessages } from "../../domain/accounts/words";
import { accountProblem } from "./account-problem";

test("what the provider says often has words of ours, and otherwise its own", () => {
  expect(accountProblem(new FirebaseError("auth/weak-password", "Firebase: weak."))).toBe(
    registrationMessages.passwordWeak,
  );
  expect(accountProblem(new FirebaseError("auth/quota-exceeded", "Firebase: The quota is used up."))).toBe(
    "Firebase: The quota is used up.",
  );
});

test("without a message of the provider the account could not be created, and nothing technical is told", () => {
  expect(accountProblem(new FirebaseError("auth/internal-error", ""))).toBe("Error creating account.");
  expect(accountProblem(new TypeError("Failed to fetch"))).toBe("Error creating account.");
});
