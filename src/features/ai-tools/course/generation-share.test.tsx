import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { storedKeys } from "../../../browser/stored-keys";
import { rememberShare, useGenerationShare } from "./generation-share";

afterEach(() => {
  vi.useRealTimers();
  localStorage.removeItem(storedKeys.generationShare);
  window.dispatchEvent(new StorageEvent("storage", { key: storedKeys.generationShare }));
});

test("the share of the last text is known, and on the next day nothing of it is used", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T23:50:00Z"), toFake: ["Date"] });
  const share = () => renderHook(useGenerationShare).result.current;
  expect(share()).toBeUndefined();
  act(() => rememberShare({ used: 12, limit: 60 }));
  act(() => rememberShare(undefined));
  expect(share()).toEqual({ used: 12, limit: 60 });
  vi.setSystemTime(new Date("2026-11-22T00:10:00Z"));
  expect(share()).toEqual({ used: 0, limit: 60 });
});

test.each([{ used: "12" }, { used: -1 }, { used: 0.5 }, { limit: null }, { day: 21 }])(
  "what stands there with %j is no share",
  (misfit) => {
    const stored = { used: 12, limit: 60, day: "2026-11-21", who: "" };
    const share = (value: object) => {
      localStorage.setItem(storedKeys.generationShare, JSON.stringify(value));
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key: storedKeys.generationShare })));
      return renderHook(useGenerationShare).result.current;
    };
    expect(share(stored)).toEqual({ used: 0, limit: 60 });
    expect(share({ ...stored, ...misfit })).toBeUndefined();
  },
);
