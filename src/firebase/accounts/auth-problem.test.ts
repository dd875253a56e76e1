import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { accountMessages, authFailures, registrationMessages } from "../../domain/accounts/words";
import { accountProblem, signInProblem } from "./auth-problem";

test("what the provider says often has words of ours, for a login and for a new account", () => {
  const wrong = new FirebaseError("auth/invalid-credential", "Firebase: Error (auth/invalid-credential).");
  expect(signInProblem(wrong)).toBe(authFailures["auth/invalid-credential"]?.login);
  const tooMany = new FirebaseError("auth/too-many-requests", "Firebase: Error (auth/too-many-requests).");
  expect(signInProblem(tooMany)).toMatch(/^Login failed\. There were too many attempts/);
  expect(accountProblem(tooMany)).toBe(registrationMessages.tooManyTries);
});

test("what it says otherwise is shown as it is", () => {
  const refused = new FirebaseError("auth/quota-exceeded", "Firebase: The quota is used up (auth/quota-exceeded).");
  expect(signInProblem(refused)).toBe("Firebase: The quota is used up (auth/quota-exceeded).");
  expect(accountProblem(refused)).toBe("Firebase: The quota is used up (auth/quota-exceeded).");
});

test("without a message of the provider it has failed, and nothing technical is told", () => {
  expect(signInProblem(new FirebaseError("auth/internal-error", ""))).toBe(accountMessages.loginFailed);
  expect(accountProblem(new FirebaseError("auth/internal-error", ""))).toBe(accountMessages.accountFailed);
  const noChunk = new TypeError("Failed to fetch dynamically imported module");
  expect(signInProblem(noChunk)).toBe("Login failed.");
  expect(accountProblem(noChunk)).toBe("Error creating account.");
});

test("an account cannot be made while the provider or the database is out of reach", () => {
  for (const code of ["auth/network-request-failed", "auth/timeout", "unavailable", "deadline-exceeded", "unknown"])
    expect(accountProblem(new FirebaseError(code, "It failed."))).toBe(registrationMessages.unreachable);
});

test("what the database says is not for a person", () => {
  const met = new FirebaseError("aborted", "Request failed with error: Transaction lock timeout.");
  expect(signInProblem(met)).toBe(accountMessages.loginFailed);
  expect(accountProblem(met)).toBe(accountMessages.accountFailed);
});
