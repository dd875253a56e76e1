// @vitest-environment jsdom
import { expect, test } from "vitest";
import { injectEmulatorAddresses } from "./inject-emulator-addresses";

const addresses = { auth: 9099, firestore: 8080, functions: 5001 };

test("the page tells the app where the emulators are", () => {
  const html = injectEmulatorAddresses(
    "<!doctype html><html><head><title>A</title></head><body></body></html>",
    addresses,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const content = page.querySelector('head meta[name="waymark-emulators"]')?.getAttribute("content");
  expect(JSON.parse(content ?? "null")).toEqual(addresses);
  expect(page.title).toBe("A");
});

test("a page that cannot be told is refused", () => {
  expect(() => injectEmulatorAddresses("<p>no head</p>", addresses)).toThrow("</head>");
});
