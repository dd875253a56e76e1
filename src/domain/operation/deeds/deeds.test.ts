import { expect, test } from "vitest";
import { callableNames, callables } from "../../callables";
import { deedNamed, deeds } from "./deed";
import { deedsOfCalls } from "./deeds-of-calls";
import { deedNames } from "./words";

/** Calls of staff that only look at numbers, or at the caller's own text. */
const onlyLook = ["previewEmailBlast", "countBlastRecipients", "readHealth"];

test("every call of administrators is a deed, but those that only look", () => {
  const staffs = callableNames.filter((name) => !["anyone", "client"].includes(callables[name].mayCall));
  const without = staffs.filter((name) => deedsOfCalls[name] === undefined);
  expect(without.toSorted()).toEqual(onlyLook.toSorted());
});

test("every deed has its words, each its own, and a name that nobody knows has none", () => {
  expect(Object.keys(deedNames).toSorted()).toEqual(Object.keys(deeds).toSorted());
  expect(new Set(Object.values(deedNames)).size).toBe(Object.keys(deeds).length);
  expect(deedNamed("plan released")).toBe("plan released");
  expect(deedNamed("toString")).toBeUndefined();
});

test("the objects of calls are the ids that request or answer have", () => {
  expect(deedsOfCalls.generateInvitation?.makes?.({ invitationCode: "code-1" })).toBe("code-1");
  expect(deedsOfCalls.sendEmailBlast?.makes?.({ success: false, error: "No." })).toBeUndefined();
  expect(deedsOfCalls.changeInvitation?.of?.({ change: "revoke", invitationCode: "code-2" })).toBe("code-2");
  const held = { action: "accept", from: "inquiries" } as const;
  expect(deedsOfCalls.settleHeld?.of?.({ ...held, ids: ["one"] })).toBe("one");
  expect(deedsOfCalls.settleHeld?.of?.({ ...held, ids: ["one", "two"] })).toBeUndefined();
  expect(deedsOfCalls.settleHeld?.of?.(held)).toBeUndefined();
});

test("addresses of a file are looked up by a person, those of the shown list by the list itself", () => {
  const isDeed = deedsOfCalls.checkAddresses?.isDeed;
  expect(isDeed?.({ addresses: ["reader@northwind.example"], listed: true })).toBe(true);
  expect(isDeed?.({ addresses: ["reader@northwind.example"] })).toBe(false);
});
