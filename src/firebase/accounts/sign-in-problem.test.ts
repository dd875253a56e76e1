import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { accountMessages, signInFailures } from "../../domain/accounts/words";
import { signInProblem } from "./sign-in-problem";

test("what the provider says often has words of ours", () => {
  const refused = new FirebaseError("auth/invalid-credential", "Firebase: Error (auth/invalid-credential).");
  expect(signInProblem(refused)).toBe(signInFailures["auth/invalid-credential"]);
});

test("what it says otherwise is shown as it is", () => {
  const refused = new FirebaseError("auth/quota-exceeded", "Firebase: The quota is used up (auth/quota-exceeded).");
  expect(signInProblem(refused)).toBe("Firebase: The quota is used up (auth/quota-exceeded).");
});

test("without a message of the provider the login has failed, and nothing technical is told", () => {
  expect(signInProblem(new FirebaseError("auth/internal-error", ""))).toBe(accountMessages.loginFailed);
  expect(signInProblem(new TypeError("Failed to fetch dynamically imported module"))).toBe("Login failed.");
});
