import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { loadAhead } from "./tasks";

afterEach(() => void vi.unstubAllGlobals());

test("what a page needs next is loaded behind what it shows, and a failure waits for the person who needs it", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  loadAhead(load);
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test("a page of the build that is only read loads nothing, until it is used", async () => {
  let use = (): void => undefined;
  vi.stubGlobal("firstUse", new Promise<void>((resolve) => (use = resolve)));
  const ofUse = vi.fn(() => Promise.resolve());
  loadAhead(ofUse);
  vi.unstubAllGlobals();
  const ofOther = vi.fn(() => Promise.resolve());
  loadAhead(ofOther);
  await waitFor(() => expect(ofOther).toHaveBeenCalledOnce());
  expect(ofUse).not.toHaveBeenCalled();
  use();
  await waitFor(() => expect(ofUse).toHaveBeenCalledOnce());
});
