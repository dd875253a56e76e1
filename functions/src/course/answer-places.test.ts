import { expect, test } from "vitest";
import { keyIsTelling } from "../../../src/domain/course/quality/items/key-distribution";
import { dealPlaces } from "./answer-places";

test.each([5, 8, 15])("the places that the server deals %i questions show no pattern", (count) => {
  for (let seed = 0; seed < 2_000; seed++) {
    const deal = dealPlaces(`Question ${seed}?`);
    const places = Array.from({ length: count }, () => deal(4));
    expect(keyIsTelling(places, 4), places.join("")).toBe(false);
  }
});
