import { afterEach, expect, test, vi } from "vitest";
import { guardedStore, isBlocked, keysOf } from "./storage";

afterEach(() => vi.unstubAllGlobals());

/** Like a browser's: its entries are its own enumerable properties. */
function aStorage(setItem?: () => void): Storage {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: setItem ?? ((key: string, value: string) => void (entries[key] = value)),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
  };
  const entries = Object.create(methods) as Record<string, string>;
  return entries as unknown as Storage;
}

function isFull(): never {
  throw new DOMException("There is no room left.", "QuotaExceededError");
}

function isClosed(): never {
  throw new DOMException("Site data are blocked.", "SecurityError");
}

test.each([
  ["with room", () => aStorage()],
  ["that is full", () => aStorage(isFull)],
  ["that is closed", isClosed],
])("a storage %s gives back what was kept on this page", (_, make) => {
  const storage = make === isClosed ? undefined : make();
  const store = guardedStore(() => storage ?? isClosed());
  expect(store.getItem("step:a")).toBeNull();
  store.setItem("step:a", "3");
  store.setItem("step:b", "4");
  store.setItem("other", "5");
  expect([store.getItem("step:a"), store.length, keysOf(store, "step:")]).toEqual(["3", 3, ["step:a", "step:b"]]);
  store.removeItem("step:a");
  expect([store.getItem("step:a"), keysOf(store, "step:")]).toEqual([null, ["step:b"]]);
});

test("a storage that has filled up does not hide what came after, and what it held before stays for the next visit", () => {
  const storage = aStorage();
  const store = guardedStore(() => storage);
  store.setItem("step", "3");
  const takes = storage.setItem.bind(storage);
  Object.defineProperty(storage, "setItem", { value: isFull, configurable: true, enumerable: false });
  store.setItem("step", "4");
  expect([store.getItem("step"), store.length, storage.getItem("step")]).toEqual(["4", 1, "3"]);
  Object.defineProperty(storage, "setItem", { value: takes, configurable: true, enumerable: false });
  store.setItem("step", "5");
  expect([store.getItem("step"), storage.getItem("step")]).toEqual(["5", "5"]);
});

test.each([
  ["that is there", () => aStorage(), false],
  ["that is full", () => aStorage(isFull), false],
  ["that is closed", isClosed, true],
  ["that is switched off", () => null, true],
])("a storage %s is told from one that keeps nothing", (_, make, blocked) => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { get: make, configurable: true });
  expect(isBlocked()).toBe(blocked);
});
