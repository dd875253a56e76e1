import { beforeEach, expect, test } from "vitest";
import { forgetPerson } from "./forget-person";
import { browserStore, tabStore } from "./storage";
import { atLogout, storedKeys } from "./stored-keys";

const names = Object.keys(atLogout) as (keyof typeof atLogout)[];

function left(): string[] {
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();
}

function keysThat(...fates: (typeof atLogout)[keyof typeof atLogout][]): string[] {
  const keys = names.filter((name) => fates.includes(atLogout[name])).map((name) => `${storedKeys[name]}x`);
  return [...keys, ...keys, "color-scheme"].toSorted();
}

beforeEach(() => {
  for (const store of [browserStore, tabStore]) for (const name of names) store.setItem(`${storedKeys[name]}x`, "Ines");
  browserStore.setItem("color-scheme", "dark");
});

test("a session that ends leaves what is nowhere else, and nothing more of the person", () => {
  forgetPerson({ unsaved: false });
  expect(left()).toEqual(keysThat("stays", "unsaved"));
});

test("logging out leaves only what is nobody's", () => {
  forgetPerson({ unsaved: true });
  expect(left()).toEqual(keysThat("stays"));
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
