import { afterEach, expect, test, vi } from "vitest";
import { takeLock, withLock } from "./lock";

afterEach(() => vi.unstubAllGlobals());

function browserWith(locks: object | undefined): void {
  vi.stubGlobal("navigator", { locks });
}

test("a turn lasts until the deed is done, also when it fails", async () => {
  const events: string[] = [];
  const request = async (name: string, _: object, held: () => Promise<void>) => {
    await held();
    events.push(`${name} is over`);
  };
  browserWith({ request });
  await expect(withLock("registration", () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  await withLock("registration", () => Promise.resolve(events.push("done")));
  await vi.waitFor(() => expect(events).toEqual(["registration is over", "done", "registration is over"]), {
    timeout: 10_000,
  });
});

test("whoever has waited long enough goes on", async () => {
  browserWith({ request: () => Promise.reject(new DOMException("Too long", "TimeoutError")) });
  expect(await withLock("registration", () => Promise.resolve("done"))).toBe("done");
});

test("a browser that knows no turns is no hindrance", async () => {
  browserWith(undefined);
  expect(await withLock("registration", () => Promise.resolve("done"))).toBe("done");
});

test.each([
  ["knows no turns", undefined],
  ["refuses them", { request: () => Promise.reject(new DOMException("Site data are blocked.", "SecurityError")) }],
])("in a browser that %s everybody gets the lock", async (_, locks) => {
  browserWith(locks);
  const release = await takeLock("a text");
  expect(release).toBeTypeOf("function");
  release?.();
  expect(await withLock("registration", () => Promise.resolve("done"))).toBe("done");
});

test("a lock that another tab has is not given", async () => {
  browserWith({ request: (_: string, __: object, held: (lock: null) => unknown) => Promise.resolve(held(null)) });
  expect(await takeLock("a text")).toBeUndefined();
});
