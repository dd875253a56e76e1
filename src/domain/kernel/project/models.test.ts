import { expect, test } from "vitest";
import { daysUntilModelEnds, modelEnd } from "./models";

test("a model that ends is known with its snapshots and what is made of it", () => {
  const end = { date: "2027-01-14", successor: "gpt-6-luna" };
  for (const name of ["gpt-4.1-mini", "gpt-4.1-mini-2025-04-14", "ft:gpt-4.1-mini-2025-04-14:a-company::id"])
    expect(modelEnd(name)).toMatchObject(end);
  expect(modelEnd("llama3.3")).toBeUndefined();
});

test.each([
  ["2026-11-15T00:00:00Z", 60],
  ["2026-11-15T00:00:01Z", 59],
  ["2027-01-14T00:00:00Z", 0],
  ["2027-01-15T12:00:00Z", -2],
])("on %s a model that ends on 2027-01-14 has %i whole days", (now, days) => {
  expect(daysUntilModelEnds("gpt-4.1-mini", new Date(now))).toBe(days);
});
