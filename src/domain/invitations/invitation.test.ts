import { expect, test } from "vitest";
import { invitationCode, invitationState, type Invitation } from "./invitation";

const now = new Date("2026-05-01T12:00:00Z");
const later = new Date("2026-05-02T12:00:00Z");

test.each<[string, Partial<Invitation>, string]>([
  ["an unused one", { status: "unused" }, "open"],
  ["one that is not started", { status: "not started", expiresAt: later }, "open"],
  ["one whose time is up", { status: "not started", expiresAt: now }, "expired"],
  ["a revoked one", { status: "not started", expiresAt: now, revokedAt: now }, "revoked"],
  ["one that is in progress", { status: "in-progress" }, "used"],
  ["a used one, however old,", { status: "used", expiresAt: now }, "used"],
])("%s is %j: %s", (_, changes, state) => {
  expect(invitationState({ status: "unused", ...changes }, now)).toBe(state);
});

test.each([
  "short",
  "",
  "a/b/c/d",
  "..%2F..%2F",
  "has space",
  "x".repeat(129),
  "code?x=1",
  "émigré-code",
  "a.b.c.d.e.f",
  "__proto__",
])("%j from an address bar is no code", (typed) => {
  expect(invitationCode.safeParse(typed).success).toBe(false);
});
