import { expect, test } from "vitest";
import { javaVersion, localeForJava } from "./java";

test("a version is read from what each maker of Java says", () => {
  expect(javaVersion('openjdk version "17.0.9" 2023-10-17')).toBe(17);
  expect(javaVersion('openjdk version "25" 2025-09-16 LTS')).toBe(25);
  expect(javaVersion('java version "21.0.4-ea" 2024-07-16')).toBe(21);
});

test("Java 8 still calls itself 1.8", () => {
  expect(javaVersion('java version "1.8.0_392"')).toBe(8);
});

test("what Java prints before its version does not matter", () => {
  expect(javaVersion('Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "23.0.1" 2024-10-15')).toBe(23);
});

test("something that is no Java has no version", () => {
  expect(javaVersion("The operation couldn't be completed. Unable to locate a Java Runtime.")).toBeUndefined();
});

test("Java gets a locale of UTF-8 where Linux names none, and keeps one that is there", () => {
  const utf8 = { LC_ALL: "C.UTF-8" };
  expect(localeForJava({}, "linux")).toEqual(utf8);
  expect(localeForJava({ LANG: "C" }, "linux")).toEqual(utf8);
  expect(localeForJava({ LANG: "de_DE.UTF-8", LC_ALL: "POSIX" }, "linux")).toEqual(utf8);
  expect(localeForJava({ LANG: "de_DE.UTF-8" }, "linux")).toEqual({});
  expect(localeForJava({}, "darwin")).toEqual({});
});
