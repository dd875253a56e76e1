import { expect, test } from "vitest";
import { businessNameFor } from "./profile";

const profile = { name: "Ines Weber", businessName: "Northwind Logistics" };

test("a business is addressed by its open invitation, then its profile's business name, then its name, then a fallback", () => {
  expect(businessNameFor(profile, { businessName: "Northwind Group" })).toBe("Northwind Group");
  expect(businessNameFor(profile)).toBe("Northwind Logistics");
  expect(businessNameFor({ ...profile, businessName: "" })).toBe("Ines Weber");
  expect(businessNameFor({ name: " ", businessName: "" })).toBe("Your Business");
});
