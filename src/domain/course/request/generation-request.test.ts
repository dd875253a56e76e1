import { expect, test } from "vitest";
import { longestLineToGoOn, longestTextAround } from "./course-options";
import { generationRequest } from "./generation-request";

const accepts = (textSoFar: unknown) => generationRequest.safeParse({ topic: "Safe lifting", textSoFar }).success;

test("a text to go on with may be left out, and is bounded", () => {
  expect(accepts(undefined)).toBe(true);
  expect(accepts("# Safe")).toBe(true);
  const line = `${"x".repeat(longestLineToGoOn - 1)}\n`;
  const longest = line.repeat(longestTextAround / line.length);
  expect(accepts(longest)).toBe(true);
  expect(accepts(`${longest}x`)).toBe(false);
  expect(accepts(`${" ".repeat(longestLineToGoOn)}\nx`)).toBe(true);
  expect(accepts(`${" ".repeat(longestLineToGoOn + 1)}\nx`)).toBe(false);
  expect(accepts("")).toBe(false);
  expect(accepts(["# Safe"])).toBe(false);
});

test("a text to go on with stays as it is to the last space, because the rest is put behind it", () => {
  const textSoFar = "# Safe lifting\n\nLift with ";
  expect(generationRequest.parse({ topic: "Safe lifting", textSoFar }).textSoFar).toBe(textSoFar);
});

test("a text to be translated is bounded", () => {
  const isAccepted = (translate: unknown) => generationRequest.safeParse({ topic: "Safe lifting", translate }).success;
  expect(isAccepted({ text: "x".repeat(longestTextAround), from: "pt-BR" })).toBe(true);
  expect(isAccepted({ text: "x".repeat(longestTextAround + 1) })).toBe(false);
  for (const text of ["", " ", "\n\t\u00a0"]) expect(isAccepted({ text })).toBe(false);
  expect(isAccepted({ text: "x", from: "x".repeat(41) })).toBe(false);
});
