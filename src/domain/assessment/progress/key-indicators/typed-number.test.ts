import { expect, test } from "vitest";
import { typeableNumber, typedNumber } from "./typed-number";

test.each([
  ["en", "1234.5", 1234.5],
  ["en", "1,234.5", 1234.5],
  ["en", " -12 ", -12],
  ["en", "\u22123", -3],
  ["en", "1,234", 1234],
  ["en", "1.234,5", undefined],
  ["en", "1,5", undefined],
  ["en", "95 %", undefined],
  ["en", "", undefined],
  ["en", ".", undefined],
  ["en", "1e5", undefined],
  ["en", "99999999999999999999", undefined],
  ["en-IN", "12,34,567.5", 1234567.5],
  ["de", "1.234,5", 1234.5],
  ["de", "1234,5", 1234.5],
  ["de", "1234.5", undefined],
  ["fr", "1 234,5", 1234.5],
  ["de-CH", "1'234.5", 1234.5],
  ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
])("in %s “%s” is read as %s", (locale, typed, value) => {
  expect(typedNumber(typed, locale)).toBe(value);
});

test.each(["en", "de", "fr", "de-CH", "ar-EG", "hi"])("in %s a number that was stored can be typed again", (locale) => {
  for (const value of [0, -3, 1234.5, 0.000001, 1_000_000])
    expect(typedNumber(typeableNumber(value, locale).replaceAll("\u061c", ""), locale)).toBe(value);
});
