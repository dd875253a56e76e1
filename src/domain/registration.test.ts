import { expect, test } from "vitest";
import { messages, registrationMessages } from "./messages";
import { registrationProblem } from "./registration";

const right = { name: "Ines Weber", password: "trail-2026", confirmation: "trail-2026" };

test("a whole form has no problem", () => {
  expect(registrationProblem(right)).toBeUndefined();
  expect(registrationProblem({ name: "I", password: "sixsix", confirmation: "sixsix" })).toBeUndefined();
});

test.each([
  ["an empty name", { name: "" }, messages.nameMissing],
  ["a name of spaces", { name: " \t " }, messages.nameMissing],
  ["another confirmation", { confirmation: "trail-2025" }, messages.passwordsDiffer],
  ["no confirmation", { confirmation: "" }, messages.passwordsDiffer],
  ["a password of five characters", { password: "trail", confirmation: "trail" }, messages.passwordTooShort],
  ["no passwords at all", { password: "", confirmation: "" }, messages.passwordTooShort],
  ["a name of 201 characters", { name: "n".repeat(201) }, registrationMessages.nameTooLong],
])("%s is named", (_, changes, problem) => {
  expect(registrationProblem({ ...right, ...changes })).toBe(problem);
});

test("the name is checked first, then whether the passwords match, then their length", () => {
  expect(registrationProblem({ name: " ", password: "a", confirmation: "b" })).toBe(messages.nameMissing);
  expect(registrationProblem({ name: "Ines", password: "a", confirmation: "b" })).toBe(messages.passwordsDiffer);
  expect(registrationProblem({ name: "Ines", password: "a", confirmation: "a" })).toBe(messages.passwordTooShort);
});
