import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { anonymousId, sharesOfNetworks } from "./caller-address";

function sharesFrom(forwarded: string | undefined) {
  return sharesOfNetworks({ headers: { "x-forwarded-for": forwarded }, ip: "10.0.0.1" }, 60);
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
  expect(sharesFrom(forwarded)[0]).toEqual({ name: address, limit: 60, isWider: false });
});

test.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["2001:db8:1:234:5:6:7:8", ["2001:db8:1:234::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["not an address", ["10.0.0.1"]],
])("%s is in the networks %j", (forwarded, networks) => {
  const shares = sharesFrom(forwarded);
  expect(shares.map(({ name }) => name)).toEqual(networks);
  expect(shares.map(({ limit }) => limit)).toEqual([60, 240, 960].slice(0, networks.length));
});

afterEach(() => vi.unstubAllEnvs());

function idUnder(key: string, address = "203.0.113.7"): string {
  vi.stubEnv("MAIL_KEY", key);
  return anonymousId(address, "2026-11-22");
}

test("whoever reads the counts cannot find an address by trying them all: that takes the key", () => {
  const id = idUnder("the-first-key-of-the-ring, an-older-key");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const unkeyed = createHash("sha256").update("2026-11-22 203.0.113.7").digest("hex");
  expect([unkeyed.slice(0, 32), idUnder("another-key-of-the-ring")]).not.toContain(id);
});

test("an address has one name a day, also where there is no key", () => {
  for (const key of ["the-first-key-of-the-ring", ""]) {
    const ids = [idUnder(key), idUnder(key), idUnder(key, "203.0.113.8"), anonymousId("203.0.113.7", "2026-11-23")];
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(ids[1]);
  }
});
