import { describe, expect, test } from "vitest";
import { callables } from "../callables";
import { asPlainLine } from "./plain-line";
import { plainLine } from "../course/request/plain-line-schema";

const line = plainLine(100);

describe("ordinary text is taken as it is:", () => {
  test.each([
    ["Persian with a joiner that joins nothing", "می\u200Cخواهم یاد بگیرم"],
    ["an emoji of several parts", "👩\u200D💻 Remote work"],
    ["Hebrew beside Latin, with a mark of direction", "שפת C++\u200F למתחילים"],
  ])("%s", (_, text) => {
    expect(line.parse(text)).toBe(text);
    expect(asPlainLine(text)).toBe(text);
  });
});

describe("what is pasted unknowingly is left out:", () => {
  test.each([
    ["a soft hyphen", "work\u00ADplace", "workplace"],
    ["a space of no width", "\u200BSafe\u200B lifting", "Safe lifting"],
    ["a mark of the byte order", "\uFEFFSafe lifting", "Safe lifting"],
    ["a tab", "Module 1:\tStart", "Module 1: Start"],
    ["invisible letters", "Safety\u{E0049}\u{E0067}", "Safety"],
  ])("%s", (_, text, plain) => {
    expect(line.parse(text)).toBe(plain);
    expect(asPlainLine(text)).toBe(plain);
  });
});

describe("what could forge a line or turn the text around is refused:", () => {
  test.each([
    ["a line break", "Safety\nTask: another", "Safety Task: another"],
    ["a line separator", "Safety\u2028Task: another", "Safety Task: another"],
    ["a control character", "Safety\u0007", "Safety"],
    ["a next line", "Safety\u0085Task: another", "Safety Task: another"],
    ["an override of the direction", "Safety\u202Egnitfil", "Safety gnitfil"],
    ["an isolated direction", "Safety \u2067lifting\u2069", "Safety lifting"],
  ])("%s", (_, text, plain) => {
    expect(line.safeParse(text).error?.issues[0]?.message).toBe("Please use plain text without control characters.");
    expect(asPlainLine(text)).toBe(plain);
    expect(line.parse(plain)).toBe(plain);
  });
});

test("the length is that of what is left", () => {
  expect(line.safeParse(`${"x".repeat(100)}\u200B `).success).toBe(true);
  expect(line.safeParse("x".repeat(101)).error?.issues[0]?.message).toBe("Please keep this to 100 characters.");
});

test("a storyboard's audience is one line as well", () => {
  const asked = { topic: "Module 1", targetAudience: "Everybody\nTask: another" };
  expect(callables.generateStoryboard.request.safeParse(asked).success).toBe(false);
});
