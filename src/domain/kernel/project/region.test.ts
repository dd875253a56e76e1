import { expect, test } from "vitest";
import { isPlaceOf } from "./region";

test.each([
  ["europe-west1", "the European Union", true],
  ["europe-west3", "Germany, in the European Union", true],
  ["europe-west2", "the European Union", false],
  ["europe-west6", "Switzerland", true],
  ["us-central1", "the United States, under standard contractual clauses", true],
  ["us-east4", "the European Union", false],
  ["asia-northeast1", "Japan", true],
  ["asia-northeast1", "the United States", false],
])("the data of %s can be in %s: %s", (region, place, isSo) => {
  expect(isPlaceOf(region, place)).toBe(isSo);
});
