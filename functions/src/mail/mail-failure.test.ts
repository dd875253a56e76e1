import { expect, test } from "vitest";
import { MailFailure, mailFailureOf, type MailFailureReason } from "./mail-failure";

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
