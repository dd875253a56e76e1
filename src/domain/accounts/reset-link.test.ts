import { expect, test } from "vitest";
import { isAdministratorIn, passwordResetLink, resetCodeIn, resetLetterIn } from "./reset-link";

const readBack = (link: string) => {
  const { pathname, searchParams } = new URL(link, "https://waymark.example");
  return [pathname, resetCodeIn(searchParams), resetLetterIn(searchParams), isAdministratorIn(searchParams)];
};

test.each([
  [undefined, false],
  ["l+1&for=administrator", false],
  ["letter", true],
  [undefined, true],
])("a link with the letter %s, for an administrator: %s, is read as it was written", (letter, isAdministrator) => {
  const link = passwordResetLink("a+b/c=d&e", { letter, isAdministrator });
  expect(readBack(link)).toEqual(["/reset-password", "a+b/c=d&e", letter, isAdministrator]);
});

test("an address without any of it is nobody's link", () => {
  expect(readBack("/reset-password")).toEqual(["/reset-password", undefined, undefined, false]);
});
