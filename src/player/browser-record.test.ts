import { expect, test } from "vitest";
import { browserRecord } from "./browser-record";

const visit = { kept: "1.edition.B.-", location: "3", outcome: "incomplete", percent: undefined } as const;

test("the browser keeps each course by itself", () => {
  const held = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => held.set(key, text),
    }) as unknown as Storage;
  browserRecord("one", storage).save(visit);
  expect(browserRecord("one", storage)).toMatchObject({ kept: visit.kept, location: "3", state: "recording" });
  expect(browserRecord("other", storage)).toMatchObject({ kept: "", location: "" });
});

test("where the browser keeps nothing the course can be read all the same", () => {
  const forbidden = () => {
    throw new DOMException("Storage is disabled.", "SecurityError");
  };
  const record = browserRecord("one", forbidden);
  expect(record).toMatchObject({ kept: "", state: "recording" });
  expect(record.save(visit)).toBe(true);
});
