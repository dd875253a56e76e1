import { expect, test } from "vitest";
import { readPlan } from "../../plan/plan";
import { aPlanText } from "../../plan/plan.fixture";
import { planActions } from "../actions/plan-actions";
import { followingAction } from "./key-indicator";
import { typeableNumber, typedIndicator, typedNumber, typedReading } from "./typed-indicator";
import { indicatorInWords, keyIndicatorWords } from "./words";

test("an indicator is followed by its action, or else by the first that calls it by its name", () => {
  const actions = planActions(
    readPlan(
      aPlanText("", {
        summary: "- Spoilage falls.",
        actions: "- Plan shifts.\n- Measure the **on-time deliveries** and the spoilage.\n- Spoilage again.",
      }),
    ),
  );
  const [plan, measure] = actions.map(({ key }) => key);
  const follows = (name: string, action?: string) => followingAction({ name, ...(action && { action }) }, actions);
  expect(follows("Spoilage", plan)).toBe(plan);
  expect(follows("Spoilage", "actions//gone")).toBe(measure);
  expect(follows("On-time deliveries")).toBe(measure);
  expect(["Waste", "%"].map((name) => follows(name))).toEqual([undefined, undefined]);
});

test.each([
  ["en", "1234.5", 1234.5],
  ["en", " -12 ", -12],
  ["en", "\u22123", -3],
  ["en", "1,234.5", undefined],
  ["en", "1.2.3", undefined],
  ["en", "95 %", undefined],
  ["en", "", undefined],
  ["en", ".", undefined],
  ["en", "1e5", undefined],
  ["en", "99999999999999999999", undefined],
  ["de", "1234,5", 1234.5],
  ["de", "1.234", undefined],
])("in %s “%s” is read as %s", (locale, typed, value) => {
  expect(typedNumber(typed, locale)).toBe(value);
});

test.each(["en", "de", "fr", "de-CH", "ar-EG", "hi"])("in %s a number that was stored can be typed again", (locale) => {
  for (const value of [0, -3, 1234.5, 0.000001, 1_000_000])
    expect(typedNumber(typeableNumber(value, locale).replaceAll(/[\u061c\u200e]/g, ""), locale)).toBe(value);
});

test("what was typed becomes numbers, and what is none is told in a sentence", () => {
  expect(typedIndicator.parse({ name: " Spoilage ", target: "4.5" })).toEqual({ name: "Spoilage", target: 4.5 });
  expect(typedIndicator.parse({ name: "Spoilage", target: " " })).toEqual({ name: "Spoilage", target: undefined });
  const wrong = typedIndicator.safeParse({ name: "Spoilage", target: "1.234,5" });
  const message = keyIndicatorWords.noNumber("1.234,5", "1234.5");
  expect(wrong.error?.issues).toMatchObject([{ path: ["target"], message }]);
  const missing = typedReading.safeParse({ on: "", value: "" });
  expect(missing.error?.issues.map(({ message: sentence }) => sentence)).toEqual([
    "Please enter a day.",
    "Please enter a number.",
  ]);
});

test("an indicator without a value, a baseline or a target says so", () => {
  expect(indicatorInWords({ unit: "" }, undefined)).toBe(keyIndicatorWords.noReadings);
});

test("what another person had entered of an indicator is told in words", () => {
  expect(keyIndicatorWords.overtaken({ name: "Waste", target: 1007.5 })).toBe(
    "Saved. Another person had entered the name “Waste” and the target 1,007.5 at the same time; yours is shown.",
  );
});
