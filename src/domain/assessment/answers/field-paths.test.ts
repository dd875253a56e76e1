import { describe, expect, test } from "vitest";
import type { ProgressData } from "./answers";
import { fullAnswers } from "./answers.fixture";
import { getField, setField } from "./field-paths";

describe("a field path", () => {
  test("reaches an entry of a map whose key holds a slash", () => {
    expect(getField(fullAnswers(), ["1", "supportAreas", "Talent/HR"])).toBe("3");
    expect(getField({}, ["1", "supportAreas", "Talent/HR"])).toBeUndefined();
  });

  test("sets a field and leaves the answers it was given as they were", () => {
    const before: ProgressData = { "1": { supportAreas: { Processes: "2" } } };
    const after = setField(before, ["1", "supportAreas", "Talent/HR"], "4");
    expect(after).toEqual({ "1": { supportAreas: { Processes: "2", "Talent/HR": "4" } } });
    expect(before).toEqual({ "1": { supportAreas: { Processes: "2" } } });
  });

  test("takes a field away, and the map and the step that it leaves empty", () => {
    const before: ProgressData = { "0": { hasMission: "no" }, "1": { supportAreas: { Processes: "2" } } };
    expect(setField(before, ["1", "supportAreas", "Processes"], undefined)).toEqual({ "0": { hasMission: "no" } });
  });
});
