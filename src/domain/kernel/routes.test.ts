import { expect, test } from "vitest";
import { homeOf, invitationCodeIn, linkTokenIn, routes, searchInLink, serverRoutes } from "./routes";

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
  for (const link of [
    serverRoutes.unsubscribeLink,
    serverRoutes.unsubscribeOneClickLink,
    serverRoutes.confirmationLink,
  ]) {
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

test.each([
  ["admin", routes.staffList("inquiries", "Harvest & Sons"), routes.staffList("inquiries", "Harvest & Sons")],
  ["admin", routes.business("a-code"), routes.business("a-code")],
  ["reader", routes.adminSettings, routes.adminSettings],
  ["admin", "/admin-dashboards", routes.adminDashboard],
  ["admin", "https://elsewhere.example/admin-dashboard", routes.adminDashboard],
  ["admin", { wanted: routes.adminSettings }, routes.adminDashboard],
  ["admin", undefined, routes.adminDashboard],
  [undefined, routes.adminSettings, routes.dashboard],
])("the first screen of the role %s that wanted %j is %s", (role, wanted, first) => {
  expect(homeOf({ role }, wanted)).toBe(first);
});
