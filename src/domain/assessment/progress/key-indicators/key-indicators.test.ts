import { expect, test } from "vitest";
import { readPlan } from "../../plan/plan";
import { aPlanText } from "../../plan/plan.fixture";
import { typedIndicator, typedReading } from "./typed-indicator";
import { promisedIndicators } from "./promised-indicators";
import { proposedIndicators } from "./proposed-indicators";
import { indicatorInWords, keyIndicatorWords } from "./words";

const proposals = (...kpiList: string[]) => proposedIndicators({ "0": { kpiList } }, [{ name: "Spoilage" }]);
const blank = { unit: "", baseline: "", target: "" };

test("what a business follows is proposed in its own words, and what is followed already is not", () => {
  expect(proposals("on-time deliveries", " spoilage ", "On-time Deliveries", "")).toEqual([
    { ...blank, name: "on-time deliveries" },
  ]);
});

test.each([
  ["on-time deliveries from 82 % to 95 %", { name: "on-time deliveries", unit: "%", baseline: "82", target: "95" }],
  ["Fluctuation: 12.5 → 8", { name: "Fluctuation", unit: "", baseline: "12.5", target: "8" }],
  ["NPS above 50", { ...blank, name: "NPS above 50" }],
  ["ISO 9001 audits", { ...blank, name: "ISO 9001 audits" }],
  ["82 to 95", { ...blank, name: "82 to 95" }],
])("of “%s” nothing is proposed that it does not say", (text, proposal) => {
  expect(proposals(text)).toEqual([proposal]);
});

test("an item promises the indicators that it calls by their names", () => {
  const plan = readPlan(
    aPlanText("", {
      summary: "- On-time deliveries rise.",
      actions: "- Plan shifts.\n- Measure the **on-time deliveries** and the spoilage.",
    }),
  );
  const names = [{ name: "On-time deliveries" }, { name: "Spoilage" }, { name: "%" }];
  expect([...promisedIndicators(plan, names)]).toEqual([["plan-item-4-2", names.slice(0, 2)]]);
});

test("what was typed becomes numbers, and what is none is told in a sentence", () => {
  const typed = { name: " Spoilage ", unit: "%", baseline: "1,234.5", target: "" };
  expect(typedIndicator.parse(typed)).toEqual({ name: "Spoilage", unit: "%", baseline: 1234.5, target: undefined });
  const wrong = typedIndicator.safeParse({ ...typed, target: "1.234,5" });
  expect(wrong.error?.issues).toMatchObject([{ path: ["target"], message: keyIndicatorWords.noNumber("1.234,5") }]);
  const missing = typedReading.safeParse({ on: "", value: "", note: "" });
  expect(missing.error?.issues.map(({ message }) => message)).toEqual([
    "Please enter a day.",
    "Please enter a number.",
  ]);
});

test("an indicator without a value, a baseline or a target says so", () => {
  expect(indicatorInWords({ name: "", unit: "" }, undefined)).toBe(keyIndicatorWords.noReadings);
});

test("what another person had entered of an indicator is told in words", () => {
  expect(keyIndicatorWords.overtaken({ name: "Waste", unit: "", baseline: 1007.5, target: 0 })).toBe(
    "Saved. Another person had entered the name “Waste”, no unit, the baseline 1,007.5, and the target 0 at the same time; yours is shown.",
  );
});
