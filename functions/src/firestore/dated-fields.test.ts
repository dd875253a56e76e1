import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { datedFields } from "./dated-fields";

test("times become Dates, and everything else stays as it is", () => {
  const at = new Date("2026-05-04T10:00:00.123Z");
  const fields = { never: null, count: 2, addresses: ["a@b.example"] };
  const stored = { ...fields, at: Timestamp.fromDate(at), within: { at: Timestamp.fromDate(at), count: 3 } };
  expect(datedFields({ data: () => stored })).toEqual({ ...fields, at, within: { at, count: 3 } });
});

test("where there is no document, there are no fields", () => {
  expect(datedFields({ data: () => undefined })).toBeUndefined();
});
