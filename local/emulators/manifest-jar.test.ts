import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { jarManifest, manifestJar } from "./manifest-jar";

const longPath = `file:///opt/${"a-long-folder/".repeat(20)}emulator.jar`;

test("no line of a manifest is longer than 72 bytes", () => {
  const lines = jarManifest({ "Class-Path": longPath }).split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(72);
});

test("a wrapped line reads as one again when the breaks are taken out", () => {
  expect(jarManifest({ "Class-Path": longPath }).replaceAll("\r\n ", "")).toContain(`Class-Path: ${longPath}\r\n`);
});

test("a character of several bytes is never cut in two", () => {
  const path = "ä".repeat(100);
  expect(jarManifest({ "Class-Path": path }).replaceAll("\r\n ", "")).toContain(path);
});

test("a manifest begins with its version and ends with an empty line", () => {
  expect(jarManifest({ "Main-Class": "a.B" })).toBe("Manifest-Version: 1.0\r\nMain-Class: a.B\r\n\r\n");
});

test("the JAR holds the manifest, and nothing else", () => {
  const files = unzipSync(manifestJar({ "Main-Class": "a.B" }));
  expect(Object.keys(files)).toEqual(["META-INF/MANIFEST.MF"]);
  expect(strFromU8(files["META-INF/MANIFEST.MF"] ?? new Uint8Array())).toBe(jarManifest({ "Main-Class": "a.B" }));
});
