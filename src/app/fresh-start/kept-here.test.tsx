import { expect, test } from "vitest";
import { browserStore, keysOf, tabStore } from "../../browser/storage";
import { forgetAllHere, keptHere } from "./kept-here";
import { freshStartWords } from "./words";

const now = new Date("2026-11-23T09:00:00.000Z");

test("the file has what was made and typed here, as it is, and not the login", () => {
  browserStore.setItem("waymark.course:course-1", "{broken");
  browserStore.setItem("waymark.course-draft.arriving", "[]");
  tabStore.setItem("reply-draft:inquiry/1", '{"message":"Dear Ines"}');
  browserStore.setItem("assessment-unlocked", '{"uid":"me","code":"secret"}');
  browserStore.setItem("pending-registration", '{"code":"secret"}');
  browserStore.setItem("firebase:authUser:key", '{"token":"secret"}');
  expect(JSON.parse(keptHere(now) ?? "")).toEqual({
    about: freshStartWords.about,
    savedAt: now.toISOString(),
    browser: { "waymark.course:course-1": "{broken", "waymark.course-draft.arriving": "[]" },
    tab: { "reply-draft:inquiry/1": '{"message":"Dear Ines"}' },
  });
});

test("a fresh start leaves nothing in this browser", async () => {
  for (const store of [browserStore, tabStore]) for (const key of ["needs-check", "other"]) store.setItem(key, "{");
  await forgetAllHere();
  expect([keysOf(browserStore, ""), keysOf(tabStore, ""), keptHere(now)]).toEqual([[], [], undefined]);
});
