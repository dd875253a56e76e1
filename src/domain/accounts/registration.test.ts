import { expect, test } from "vitest";
import { accountMessages, registrationMessages } from "./words";
import { registrationProblems } from "./registration";

const right = { name: "Ines Weber", password: "trail-2026", confirmation: "trail-2026" };

test("a whole form has no problem", () => {
  expect(registrationProblems(right)).toEqual([]);
  expect(registrationProblems({ name: "I", password: "sixsix", confirmation: "sixsix" })).toEqual([]);
});

test.each([
  ["an empty name", { name: "" }, "name", accountMessages.nameMissing],
  ["a name of spaces", { name: " \t " }, "name", accountMessages.nameMissing],
  ["another confirmation", { confirmation: "trail-2025" }, "confirmation", accountMessages.passwordsDiffer],
  ["no confirmation", { confirmation: "" }, "confirmation", accountMessages.passwordsDiffer],
  [
    "a password of five characters",
    { password: "trail", confirmation: "trail" },
    "password",
    accountMessages.passwordTooShort,
  ],
  [
    "a password of blanks",
    { password: "\u00a0 \t   ", confirmation: "\u00a0 \t   " },
    "password",
    registrationMessages.passwordBlank,
  ],
  ["no passwords at all", { password: "", confirmation: "" }, "password", accountMessages.passwordTooShort],
  ["a name of 201 characters", { name: "n".repeat(201) }, "name", registrationMessages.nameTooLong],
])("%s is named, and its field", (_, changes, field, sentence) => {
  expect(registrationProblems({ ...right, ...changes })[0]).toEqual({ field, sentence });
});

test("the name is checked first, then whether the passwords match, then their length", () => {
  const sentenceOf = (name: string, password: string, confirmation: string) =>
    registrationProblems({ name, password, confirmation })[0]?.sentence;
  expect(sentenceOf(" ", "a", "b")).toBe(accountMessages.nameMissing);
  expect(sentenceOf("Ines", "a", "b")).toBe(accountMessages.passwordsDiffer);
  expect(sentenceOf("Ines", "a", "a")).toBe(accountMessages.passwordTooShort);
});
