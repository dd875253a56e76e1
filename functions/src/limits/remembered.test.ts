import { expect, test } from "vitest";
import { Remembered } from "./remembered";

const now = new Date("2026-05-04T12:00:00Z");
const later = now.getTime() + 1000;

test("something is known until its time", () => {
  const known = new Remembered<number>();
  known.set("a", 1, later);
  expect(known.get("a", now)).toBe(1);
  expect(known.get("a", new Date(later))).toBeUndefined();
  known.delete("a");
  expect(known.get("a", now)).toBeUndefined();
});

test("of too much the oldest is forgotten, and never what has just been set", () => {
  const known = new Remembered<number>();
  for (let nth = 0; nth < 10_000; nth++) known.set(`${nth}`, nth, later);
  known.set("0", 0, later);
  known.set("one more", 1, later);
  expect(known.get("1", now)).toBeUndefined();
  expect(known.get("0", now)).toBe(0);
  expect(known.get("one more", now)).toBe(1);
});
