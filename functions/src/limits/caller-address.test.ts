import { expect, test } from "vitest";
import { callerAddress, callerNetworks } from "./caller-address";

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

test.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["2001:db8:1:234:5:6:7:8", ["2001:db8:1:234::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["not an address", ["10.0.0.1"]],
])("%s is in the networks %j", (forwarded, networks) => {
  expect(callerNetworks({ headers: { "x-forwarded-for": forwarded }, ip: "10.0.0.1" })).toEqual(networks);
});
