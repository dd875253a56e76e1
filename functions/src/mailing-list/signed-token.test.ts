import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyedHash, decryptToken, encryptToken } from "./signed-token";

beforeEach(() => {
  vi.stubEnv("MAIL_KEY", "a-key-for-this-test-only");
});
afterEach(() => vi.unstubAllEnvs());

const address = "ines@northwind.example";

test("what was sealed can be opened, also later, and tells nobody what is in it", () => {
  const token = encryptToken("unsubscribe", address);
  expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toMatch(/ines|northwind/);
  expect(decryptToken("unsubscribe", token)).toBe(address);
  expect(encryptToken("unsubscribe", address)).toBe(token);
  expect(encryptToken("unsubscribe", "other@northwind.example")).not.toBe(token);
});

test("a seal that was changed in any character, cut, lengthened or made up opens nothing", () => {
  const token = encryptToken("unsubscribe", address);
  const changed = Array.from(
    token,
    (character, nth) => token.slice(0, nth) + (character === "A" ? "B" : "A") + token.slice(nth + 1),
  );
  const padded = [
    `${token}=`,
    `${token} `,
    ` ${token}`,
    `${token}AAAA`,
    token.slice(0, -1),
    token.slice(4),
    `${token}\n`,
  ];
  const madeUp = ["", "A", address, Buffer.from(address).toString("base64url"), "A".repeat(80), "\u0000"];
  for (const text of [...changed, ...padded, ...madeUp])
    expect(decryptToken("unsubscribe", text), text).toBeUndefined();
});

test("a seal for one purpose, or under another key, opens nothing for another", () => {
  const token = encryptToken("unsubscribe", address);
  expect(decryptToken("confirm", token)).toBeUndefined();
  expect(decryptToken("undo", token)).toBeUndefined();
  vi.stubEnv("MAIL_KEY", "another-key-for-this-test");
  expect(decryptToken("unsubscribe", token)).toBeUndefined();
});

test("a hash depends on the key and on its purpose", () => {
  const hash = keyedHash("suppression", address).toString("hex");
  expect(hash).toHaveLength(64);
  expect(keyedHash("other", address).toString("hex")).not.toBe(hash);
  vi.stubEnv("MAIL_KEY", "another-key-for-this-test");
  expect(keyedHash("suppression", address).toString("hex")).not.toBe(hash);
});

test("of several keys the first seals, and what any of them has sealed can be opened", () => {
  const token = encryptToken("unsubscribe", address);
  vi.stubEnv("MAIL_KEY", "another-key-for-this-test, a-key-for-this-test-only");
  expect(decryptToken("unsubscribe", token)).toBe(address);
  const newer = encryptToken("unsubscribe", address);
  vi.stubEnv("MAIL_KEY", "another-key-for-this-test");
  expect(decryptToken("unsubscribe", newer)).toBe(address);
  expect(decryptToken("unsubscribe", token)).toBeUndefined();
});

test("without a key nothing is sealed", () => {
  vi.stubEnv("MAIL_KEY", "short");
  expect(() => encryptToken("unsubscribe", address)).toThrow("keyMissing");
});
