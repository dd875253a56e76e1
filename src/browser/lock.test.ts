import { afterEach, expect, test, vi } from "vitest";
import { withLock } from "./lock";

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
  await vi.waitFor(() => expect(events).toEqual(["registration is over", "done", "registration is over"]));
});

test("whoever has waited long enough goes on", async () => {
  browserWith({ request: () => Promise.reject(new DOMException("Too long", "TimeoutError")) });
  expect(await withLock("registration", () => Promise.resolve("done"))).toBe("done");
});

test("a browser that knows no turns is no hindrance", async () => {
  browserWith(undefined);
  expect(await withLock("registration", () => Promise.resolve("done"))).toBe("done");
});
