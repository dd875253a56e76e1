import { expect, test } from "vitest";
import { transportOptions } from "./transport";

test.each([
  ["smtps://mail.example", { secure: true, port: 465 }],
  ["smtp://mail.example", { secure: false, port: 587, requireTLS: true }],
  ["smtp://mail.example:2525", { secure: false, port: 2525, requireTLS: true }],
  ["smtp://mail.example?requireTLS=false", { secure: false, requireTLS: false }],
  ["smtp://127.0.0.1:1025", { secure: false, port: 1025, requireTLS: false }],
  ["smtp://localhost:1025", { requireTLS: false }],
  ["smtp://127.0.0.1.evil.example", { requireTLS: true }],
])("%s", (url, options) => {
  expect(transportOptions(url)).toMatchObject(options);
});

test("user and password may hold characters that are escaped in an address", () => {
  expect(transportOptions("smtps://an%40user:p%3A%2Fss@mail.example").auth).toEqual({
    user: "an@user",
    pass: "p:/ss",
  });
  expect(transportOptions("smtps://mail.example")).not.toHaveProperty("auth");
});

test("a password whose % is not escaped is taken as it is written", () => {
  expect(transportOptions("smtps://user:50%@mail.example").auth).toEqual({ user: "user", pass: "50%" });
});

test("a mail is never sent a second time because its connection closed, and no file or address is ever fetched for it", () => {
  expect(transportOptions("smtps://mail.example")).toMatchObject({
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

test.each(["http://mail.example", "mail.example", ""])("%j is no mail server", (url) => {
  expect(() => transportOptions(url)).toThrow(TypeError);
});
