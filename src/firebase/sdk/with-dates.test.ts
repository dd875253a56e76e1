import { Timestamp } from "firebase/firestore";
import { Timestamp as LightTimestamp } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { withDates } from "./with-dates";

const noon = new Date("2026-03-02T12:00:00Z");

test("a time is a Date, whichever SDK has read it", () => {
  expect(withDates({ at: Timestamp.fromDate(noon) })).toEqual({ at: noon });
  expect(withDates({ at: LightTimestamp.fromDate(noon) })).toEqual({ at: noon });
});

test("so is a time within a list or a map, and everything else stays as it is", () => {
  const read = { list: [{ at: Timestamp.fromDate(noon) }], text: "noon", nothing: null, count: 3 };
  expect(withDates(read)).toEqual({ list: [{ at: noon }], text: "noon", nothing: null, count: 3 });
});
