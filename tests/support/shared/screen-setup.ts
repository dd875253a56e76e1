// Sets up the parts that jsdom lacks and screens ask for, the rule that a test which logs an error has failed, and an
// empty browser for each test: the files of a worker share it.
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { browserStore, keysOf, tabStore } from "../../../src/browser/storage";

class NoResizeObserver implements ResizeObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
}

window.ResizeObserver = NoResizeObserver;
window.HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
window.HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
// A connection that fails would be tried again for seconds: there is no site here, and it is said at once.
window.fetch = () => Promise.resolve(new Response(null, { status: 404 }));
window.scrollTo = () => undefined;
window.HTMLElement.prototype.scrollIntoView = () => undefined;
// Nothing is drawn here, so nothing is at a point, and words have no place.
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as Partial<MediaQueryList> as MediaQueryList;

// A busy machine takes longer than the second that is waited otherwise.
configure({ asyncUtilTimeout: 10_000 });

const logged = vi.spyOn(console, "error");

beforeEach(() => {
  logged.mockClear();
});

afterEach(async () => {
  cleanup();
  // A part that a screen has begun to load ahead would end in the next file of the worker, whose modules it shares.
  await vi.dynamicImportSettled();
  // Also what a full storage has not taken.
  for (const store of [browserStore, tabStore]) for (const key of keysOf(store, "")) store.removeItem(key);
  expect(logged.mock.calls, "a screen test must not log errors").toEqual([]);
});
