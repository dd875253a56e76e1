import { expect, test } from "vitest";
import { keyIsTelling } from "../../../src/domain/course/quality/items/key-distribution";
import { dealPlaces } from "./answer-places";

test.each([5, 8, 15])("the places that the server deals %i questions show no pattern", (count) => {
  for (let seed = 0; seed < 2_000; seed++) {
    const deal = dealPlaces(`Question ${seed}?`);
    const places = Array.from({ length: count }, () => deal.place(4));
    expect(keyIsTelling(places, 4), places.join("")).toBe(false);
  }
});

test("a right answer that stays where the model has put it makes no pattern with those that are dealt", () => {
  let told = 0;
  for (let seed = 0; seed < 2_000; seed++) {
    const deal = dealPlaces(`Question ${seed}?`);
    const places = Array.from({ length: 8 }, (_, nth) => {
      if (nth !== seed % 8) return deal.place(4);
      deal.keep(1);
      return 1;
    });
    if (keyIsTelling(places, 4)) told += 1;
  }
  expect(told).toBe(0);
});
