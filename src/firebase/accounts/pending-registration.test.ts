import { afterEach, expect, test } from "vitest";
import { browserStore } from "../../browser/storage";
import { forgetPending, keepPending, pendingOf } from "./pending-registration";

const pending = { code: "northwind-code", name: "Ada", email: "ada@northwind.example" };

afterEach(forgetPending);

test("a registration that was interrupted is found again, however its address is written, and by nobody else", () => {
  keepPending(pending); // there is no storage here at all, as where a browser blocks it
  expect(pendingOf("Ada@Northwind.example")).toEqual(pending);
  expect([pendingOf("eve@elsewhere.example"), pendingOf(null)]).toEqual([undefined, undefined]);
  forgetPending();
  expect(pendingOf(pending.email)).toBeUndefined();
});

test("something else in its place is no registration", () => {
  browserStore.setItem("pending-registration", "{broken");
  expect(pendingOf(pending.email)).toBeUndefined();
});
