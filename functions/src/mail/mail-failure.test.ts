import { expect, test } from "vitest";
import { MailFailure, mailFailureOf, refusesAddress, type MailFailureReason } from "./mail-failure";

test.each<[MailFailureReason, object]>([
  ["misconfigured", { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }],
  ["misconfigured", { code: "ETLS" }],
  ["misconfigured", { code: "ERR_INVALID_URL" }],
  ["misconfigured", { code: "EENVELOPE", responseCode: 550, command: "MAIL FROM" }],
  ["refused", { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }],
  ["rejected", { code: "EMESSAGE", responseCode: 554, command: "DATA" }],
  ["later", { code: "EENVELOPE", responseCode: 451, command: "RCPT TO" }],
  ["later", { code: "EMESSAGE", responseCode: 452, command: "DATA" }],
  ["address", { code: "EENVELOPE" }],
  ["unreachable", { code: "ESOCKET", syscall: "connect" }],
  ["unreachable", { code: "ETIMEDOUT", timeoutType: "GREETING_TIMEOUT" }],
  ["uncertain", { code: "ECONNECTION" }],
  ["uncertain", { code: "ETIMEDOUT", timeoutType: "SOCKET_TIMEOUT" }],
])("%s is what %j means", (reason, said) => {
  expect(mailFailureOf(Object.assign(new Error("no mail"), said)).reason).toBe(reason);
});

test("a failure that has its reason already keeps it", () => {
  const failure = new MailFailure("address");
  expect(mailFailureOf(failure)).toBe(failure);
});

test.each([
  [true, { responseCode: 550, command: "RCPT TO", response: "550 5.1.1 There is no such user" }],
  [true, { responseCode: 553, command: "RCPT TO", response: "553 no mailbox here" }],
  [false, { responseCode: 550, command: "RCPT TO", response: "550 5.7.1 Relaying denied" }],
  [false, { responseCode: 450, command: "RCPT TO", response: "450 4.2.1 Try again later" }],
  [false, { responseCode: 550, command: "DATA", response: "550 Message rejected" }],
])("that the address itself is refused is %s of %j", (expected, said) => {
  expect(refusesAddress(Object.assign(new Error("no mail"), said))).toBe(expected);
});
