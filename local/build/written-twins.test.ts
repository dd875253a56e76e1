import { expect, test } from "vitest";
import { writtenModule } from "./written-twins";

test("data are written as they are, and what is more than data is left to its module", () => {
  const step = { title: "Ziele", sections: [{ questions: [{ ends: ["Nie", "Immer"], when: { atMost: 2 } }] }] };
  expect(writtenModule({ step })).toBe(`export const step = ${JSON.stringify(step)};\n`);
  for (const value of [() => "", { says: () => "" }, undefined, { unnamed: undefined }, new Map(), /a/])
    expect(writtenModule({ step, value })).toBeNull();
});
