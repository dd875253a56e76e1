import { expect, test } from "vitest";
import { invitationCodeIn, linkTokenIn, routes, searchInLink } from "./routes";

test.each(["Jq3v9bXw7Lr2kTz5mNs8Pg", "a b&c=d?e#f/g%h"])(
  "the link of the invitation %s is read as it was made",
  (code) => {
    const { pathname, searchParams } = new URL(routes.invitation(code), "https://waymark.example");
    expect(pathname).toBe("/dashboard");
    expect(invitationCodeIn(searchParams)).toBe(code);
  },
);

test("a token survives the links of our mail", () => {
  const token = "a+b/c=d&e";
  for (const link of [routes.unsubscribeLink, routes.unsubscribeOneClickLink, routes.confirmationLink]) {
    expect(linkTokenIn(new URL(link(token), "https://waymark.example").searchParams)).toBe(token);
  }
});

test("an address without a code or a token has neither", () => {
  expect(invitationCodeIn(new URLSearchParams())).toBeUndefined();
  expect(linkTokenIn(new URLSearchParams())).toBe("");
});

test("a link to a list whose search was cut leads to the whole list", () => {
  expect(searchInLink("#inquiries/caf%C3%A9", "inquiries")).toBe("café");
  expect(searchInLink("#inquiries/caf%C3", "inquiries")).toBe("");
  expect(searchInLink("#blasts", "inquiries")).toBeUndefined();
});
