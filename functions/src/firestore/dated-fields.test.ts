import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { datedFields } from "./dated-fields";

test("times become Dates, and everything else stays as it is", () => {
  const at = new Date("2026-05-04T10:00:00.123Z");
  const fields = { at: Timestamp.fromDate(at), never: null, count: 2, addresses: ["a@b.example"] };
  expect(datedFields({ data: () => fields })).toEqual({ ...fields, at });
});

test("where there is no document, there are no fields", () => {
  expect(datedFields({ data: () => undefined })).toBeUndefined();
});
