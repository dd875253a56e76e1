import { expect, test } from "vitest";
import { aPlanText } from "../plan.fixture";
import { comparedSections } from "./compared-sections";

test("only the sections that differ are compared, as they are read", () => {
  const after = aPlanText(undefined, { timeline: "- In May. [answers: 1.customerSatisfaction]" });
  expect(comparedSections(aPlanText(), after)).toEqual({
    changed: [{ heading: "Timeline", before: "- What Timeline says.", after: "- In May.", removed: [] }],
    unchanged: 8,
  });
});

test("evidence that is gone is a difference, also where no word has changed", () => {
  const after = aPlanText(undefined, { timeline: "- What Timeline says." });
  expect(comparedSections(aPlanText(), after).changed).toMatchObject([
    { heading: "Timeline", removed: ["1.customerSatisfaction"] },
  ]);
});

test("a section that is gone, or has come, is compared with nothing", () => {
  const shorter = aPlanText().replace(/## Timeline[\s\S]*?(?=## Measures)/, "");
  expect(comparedSections(aPlanText(), shorter).changed).toMatchObject([{ heading: "Timeline", after: "" }]);
  expect(comparedSections(shorter, aPlanText()).changed).toMatchObject([{ heading: "Timeline", before: "" }]);
});

test("a plan is the same as itself", () => {
  expect(comparedSections(aPlanText(), aPlanText()).changed).toEqual([]);
});
