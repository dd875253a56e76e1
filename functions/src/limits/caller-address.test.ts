import { expect, test } from "vitest";
import { callerAddress } from "./caller-address";

function from(forwarded: string | undefined, ip = "10.0.0.1"): string {
  return callerAddress({ headers: { "x-forwarded-for": forwarded }, ip });
}

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["spoofed, 203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  [undefined, "10.0.0.1"],
  ["not an address", "10.0.0.1"],
])("X-Forwarded-For %j is the caller %s", (forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});
