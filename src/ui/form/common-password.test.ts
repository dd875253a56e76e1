import { expect, test } from "vitest";
import { isCommonPassword, isLikeCommonPassword } from "./common-password";

test.each([
  ["password", true, true],
  ["PassWord", true, true],
  ["password1234!", false, true],
  ["2026-Football-2026", false, true],
  ["930517284613", false, true],
  ["bbbbbbbbbbbb", false, true],
  ["\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc\u00fc", false, true],
  ["a trail of blue paint", false, false],
  ["password of a blue trail", false, false],
])("“%s” is common: %s; common or much like it: %s", async (password, isCommon, isLike) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
  expect(await isLikeCommonPassword(password)).toBe(isLike);
});
