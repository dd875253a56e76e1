import { expect, test } from "vitest";
import { findApi, type ScormApi, type SurroundingWindow } from "./scorm-api";

const api = { LMSInitialize: () => "true" } as unknown as ScormApi;

/** A window in as many others; the outermost is its own parent, as in a browser. */
function nested(levels: number, outermost: SurroundingWindow): SurroundingWindow {
  outermost.parent ??= outermost;
  let here = outermost;
  for (let level = 0; level < levels; level++) here = { parent: here };
  return here;
}

/** A window of another site, which tells nothing but what is around it. */
function foreign(parent: SurroundingWindow): SurroundingWindow {
  return {
    parent,
    get API(): never {
      throw new DOMException("Blocked a frame from accessing a cross-origin frame.", "SecurityError");
    },
  };
}

test("the platform is found in any window around the course's, also beyond one of another site", () => {
  expect(findApi(nested(0, { API: api }))).toBe(api);
  expect(findApi(nested(7, { API: api }))).toBe(api);
  expect(findApi({ parent: foreign({ API: api }) })).toBe(api);
});

test("500 windows around it are looked through, and no more", () => {
  expect(findApi(nested(500, { API: api }))).toBe(api);
  expect(findApi(nested(501, { API: api }))).toBeUndefined();
});

test("windows in a circle end the search", () => {
  const one: SurroundingWindow = {};
  one.parent = { parent: one };
  expect(findApi(one)).toBeUndefined();
});

test("a course in a window of its own finds the platform in what has opened it", () => {
  expect(findApi(nested(0, { opener: { parent: { API: api } } }))).toBe(api);
  expect(findApi(nested(2, { opener: { API: api } }))).toBe(api);
});

test("no platform, or something else of its name, is none", () => {
  expect(findApi(nested(1, {}))).toBeUndefined();
  expect(findApi(nested(1, { API: "https://example.com/api" }))).toBeUndefined();
  expect(findApi(foreign(foreign(nested(0, {}))))).toBeUndefined();
});
