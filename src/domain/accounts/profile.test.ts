import { expect, test } from "vitest";
import { registrationMessages } from "./words";
import { businessNameFor, invitationWarning } from "./profile";

const profile = { name: "Ines Weber", businessName: "Northwind Logistics" };

test("a business is addressed by its open invitation, then its profile's business name, then its name, then a fallback", () => {
  expect(businessNameFor(profile, { businessName: "Northwind Group" })).toBe("Northwind Group");
  expect(businessNameFor(profile)).toBe("Northwind Logistics");
  expect(businessNameFor({ ...profile, businessName: "" })).toBe("Ines Weber");
  expect(businessNameFor({ name: " ", businessName: "" })).toBe("Your Business");
});

test("whoever follows the link of an invitation that is not their account's is told what that means", () => {
  const [open, mine] = [
    { businessEmail: "Ines@northwind.example", invitationCode: "second" },
    "ines@northwind.example",
  ];
  const first = { invitationId: "first" };
  expect(invitationWarning(open, first, mine)).toBe(registrationMessages.earlierInvitation);
  expect(invitationWarning(open, {}, mine)).toBe(registrationMessages.earlierInvitation);
  expect(invitationWarning(open, first, "eve@elsewhere.example")).toBe(
    registrationMessages.otherAccount("Ines@northwind.example", "eve@elsewhere.example"),
  );
  expect(invitationWarning(open, { invitationId: "second" }, mine)).toBeUndefined();
  expect(invitationWarning(undefined, first, mine)).toBeUndefined();
  const nextRound = { ...open, previousRound: "first" };
  expect(invitationWarning(nextRound, first, mine)).toBeUndefined();
  expect(invitationWarning(nextRound, { invitationId: "another" }, mine)).toBe(registrationMessages.earlierInvitation);
  expect(invitationWarning(nextRound, first, "eve@elsewhere.example")).toContain("Log out");
});
