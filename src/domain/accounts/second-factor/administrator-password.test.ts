import { expect, test } from "vitest";
import { registrationMessages } from "../words";
import { administratorPasswordProblem } from "./administrator-password";
import { administratorPasswordWords } from "./administrator-password-words";

test.each([
  ["eleven-char", false, administratorPasswordWords.tooShort],
  ["twelve-chars", false, undefined],
  ["twelve-chars", true, administratorPasswordWords.common],
  [" ".repeat(12), false, registrationMessages.passwordBlank],
  ["x".repeat(4097), false, registrationMessages.passwordTooLong],
])("of an administrator's password “%s”, common: %s, is said: %s", (password, isCommon, sentence) => {
  expect(administratorPasswordProblem(password, isCommon)).toBe(sentence);
});
