import { expect, test } from "vitest";
import { accountMessages, registrationMessages } from "./words";
import { registrationProblem } from "./registration";

const right = { name: "Ines Weber", password: "trail-2026", confirmation: "trail-2026" };

test("a whole form has no problem", () => {
  expect(registrationProblem(right)).toBeUndefined();
  expect(registrationProblem({ name: "I", password: "sixsix", confirmation: "sixsix" })).toBeUndefined();
});

test.each([
  ["an empty name", { name: "" }, accountMessages.nameMissing],
  ["a name of spaces", { name: " \t " }, accountMessages.nameMissing],
  ["another confirmation", { confirmation: "trail-2025" }, accountMessages.passwordsDiffer],
  ["no confirmation", { confirmation: "" }, accountMessages.passwordsDiffer],
  ["a password of five characters", { password: "trail", confirmation: "trail" }, accountMessages.passwordTooShort],
  ["no passwords at all", { password: "", confirmation: "" }, accountMessages.passwordTooShort],
  ["a name of 201 characters", { name: "n".repeat(201) }, registrationMessages.nameTooLong],
])("%s is named", (_, changes, problem) => {
  expect(registrationProblem({ ...right, ...changes })).toBe(problem);
});

test("the name is checked first, then whether the passwords match, then their length", () => {
  expect(registrationProblem({ name: " ", password: "a", confirmation: "b" })).toBe(accountMessages.nameMissing);
  expect(registrationProblem({ name: "Ines", password: "a", confirmation: "b" })).toBe(accountMessages.passwordsDiffer);
  expect(registrationProblem({ name: "Ines", password: "a", confirmation: "a" })).toBe(
    accountMessages.passwordTooShort,
  );
});
