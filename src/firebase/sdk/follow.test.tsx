import type { QueryDocumentSnapshot } from "firebase/firestore";
import { expect, test, vi } from "vitest";
import { readableEntries } from "./follow";

/** Reads anew with each call, as the database's does. */
const aSnapshot = <T,>(id: string, read: () => T) =>
  ({ id, ref: { path: `inquiries/${id}` }, data: read }) as unknown as QueryDocumentSnapshot<T>;

test("what has been read stays the same, beside a part of the list that has just come", () => {
  const [first, second] = ["first", "second"].map((id) => aSnapshot(id, () => ({ message: id })));
  if (!first || !second) throw new Error("There are two.");
  const [before] = readableEntries([first]);
  const [after, next] = readableEntries([first, second]);
  expect(after).toBe(before);
  expect(next).toEqual({ id: "second", document: { message: "second" } });
});

test("a document that does not fit is left out and told each time, and takes none with it", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const misfit = aSnapshot("misfit", () => {
    throw new Error("message: expected a text");
  });
  const fitting = aSnapshot("fitting", () => ({ message: "Hello" }));
  for (let time = 1; time <= 2; time++) {
    expect(readableEntries([misfit, fitting]).map(({ id }) => id)).toEqual(["fitting"]);
    expect(warn).toHaveBeenCalledTimes(time);
  }
});
