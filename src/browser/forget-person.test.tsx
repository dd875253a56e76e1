import { beforeEach, expect, test } from "vitest";
import { forgetPerson } from "./forget-person";
import { browserStore, tabStore } from "./storage";
import { atLogout, storedKeys } from "./stored-keys";

function left(): string[] {
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();
}

function keysOf(...groups: Record<string, string>[]): string[] {
  const keys = groups.flatMap((group) => Object.values(group)).map((key) => `${key}x`);
  return [...keys, ...keys, "color-scheme"].toSorted();
}

beforeEach(() => {
  for (const store of [browserStore, tabStore])
    for (const key of Object.values(storedKeys)) store.setItem(`${key}x`, "Ines");
  browserStore.setItem("color-scheme", "dark");
});

test("a session that ends leaves what is nowhere else, and nothing more of the person", () => {
  forgetPerson({ unsaved: false });
  expect(left()).toEqual(keysOf(atLogout.stay, atLogout.unsaved));
});

test("logging out leaves only what is nobody's", () => {
  forgetPerson({ unsaved: true });
  expect(left()).toEqual(keysOf(atLogout.stay));
});

test("a course stays without what a business has said for it", () => {
  const heard: (string | null)[] = [];
  const listen = ({ key }: StorageEvent) => void heard.push(key);
  window.addEventListener("storage", listen);
  const key = `${storedKeys.courses}course-1`;
  const draft = { topic: "Roles", origin: { business: "Northwind" } };
  browserStore.setItem(key, JSON.stringify({ id: "course-1", draft }));
  forgetPerson({ unsaved: false });
  window.removeEventListener("storage", listen);
  expect(JSON.parse(browserStore.getItem(key) ?? "")).toEqual({ id: "course-1", draft: { topic: "Roles" } });
  expect(heard).toEqual([key]);
  browserStore.removeItem(key);
});
