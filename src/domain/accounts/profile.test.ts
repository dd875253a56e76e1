import { expect, test } from "vitest";
import { registrationMessages } from "./words";
import {
  businessContinuedBy,
  businessesOf,
  businessNameFor,
  invitationWarning,
  openRoundOf,
  type Profile,
} from "./profile";

const profile = { name: "Ines Weber", businessName: "Northwind Logistics" };

test("a business is addressed by its open invitation, then its profile's business name, then its name, then a fallback", () => {
  expect(businessNameFor(profile, { businessName: "Northwind Group" })).toBe("Northwind Group");
  expect(businessNameFor(profile)).toBe("Northwind Logistics");
  expect(businessNameFor({ ...profile, businessName: "" })).toBe("Ines Weber");
  expect(businessNameFor({ name: " ", businessName: "" })).toBe("Your Business");
});

const [north, south] = ["north-code", "south-code"];
const ines: Profile = { ...profile, businessEmail: "ines@northwind.example", uid: "ines", invitationId: north };
const both: Profile = {
  ...ines,
  openRound: "north-round-2",
  memberships: {
    [south]: { businessName: "Southwind Cargo", part: "contact", openRound: "south-round-2" },
    [north]: { businessName: "Northwind Logistics", part: "contact" },
  },
};

test("an account has one business until it has a list of them, and they come by their names", () => {
  expect(businessesOf(ines)).toEqual([{ invitationId: north, businessName: "Northwind Logistics", part: "contact" }]);
  expect(businessesOf(both).map(({ invitationId }) => invitationId)).toEqual([north, south]);
  expect(businessesOf({ ...profile, businessEmail: "", uid: "ines" })).toEqual([]);
});

test("a further round goes on with the business of the account that it names, open or not", () => {
  expect(businessContinuedBy({ previousRound: south }, both)).toMatchObject({ businessName: "Southwind Cargo" });
  expect(businessContinuedBy({ previousRound: "another" }, both)).toBeUndefined();
  expect(businessContinuedBy({}, both)).toBeUndefined();
  expect(openRoundOf(both)).toBe("north-round-2");
  expect(openRoundOf({ ...both, invitationId: south })).toBe("south-round-2");
});

test("an account accepts an invitation to its own address: another business, or the next round of one of its own", () => {
  const [open, mine] = [{ businessEmail: "Ines@northwind.example", invitationCode: "third" }, "ines@northwind.example"];
  expect(invitationWarning(open, ines, mine)).toBeUndefined();
  expect(invitationWarning(open, ines, "eve@elsewhere.example")).toBe(
    registrationMessages.otherAccount("Ines@northwind.example", "eve@elsewhere.example"),
  );
  expect(invitationWarning({ ...open, previousRound: north }, ines, mine)).toBeUndefined();
  expect(invitationWarning({ ...open, previousRound: south }, both, mine)).toBeUndefined();
  expect(invitationWarning({ ...open, previousRound: south }, ines, mine)).toBe(registrationMessages.closed);
  expect(invitationWarning({ ...open, previousRound: south, link: "a-link" }, ines, mine)).toBeUndefined();
  expect(invitationWarning(open, { ...profile, businessEmail: "", uid: "ines" }, mine)).toBe(
    registrationMessages.closed,
  );
  expect(invitationWarning({ ...open, previousRound: north }, ines, "eve@elsewhere.example")).toContain("Log out");
});
