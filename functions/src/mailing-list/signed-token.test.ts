import { beforeEach, expect, test } from "vitest";
import { keyedHash, opened, sealed } from "./signed-token";

beforeEach(() => {
  process.env.MAIL_KEY = "a-key-for-this-test-only";
});

const address = "ines@northwind.example";

test("what was sealed can be opened, also later, and tells nobody what is in it", () => {
  const seal = sealed("unsubscribe", address);
  expect(seal).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(Buffer.from(seal, "base64url").toString("latin1")).not.toMatch(/ines|northwind/);
  expect(opened("unsubscribe", seal)).toBe(address);
  expect(sealed("unsubscribe", address)).toBe(seal);
  expect(sealed("unsubscribe", "other@northwind.example")).not.toBe(seal);
});

test("a seal that was changed in any character, cut, lengthened or made up opens nothing", () => {
  const seal = sealed("unsubscribe", address);
  const changed = Array.from(
    seal,
    (character, nth) => seal.slice(0, nth) + (character === "A" ? "B" : "A") + seal.slice(nth + 1),
  );
  const padded = [`${seal}=`, `${seal} `, ` ${seal}`, `${seal}AAAA`, seal.slice(0, -1), seal.slice(4), `${seal}\n`];
  const madeUp = ["", "A", address, Buffer.from(address).toString("base64url"), "A".repeat(80), "\u0000"];
  for (const text of [...changed, ...padded, ...madeUp]) expect(opened("unsubscribe", text), text).toBeUndefined();
});

test("a seal for one purpose, or under another key, opens nothing for another", () => {
  const seal = sealed("unsubscribe", address);
  expect(opened("confirm", seal)).toBeUndefined();
  expect(opened("undo", seal)).toBeUndefined();
  process.env.MAIL_KEY = "another-key-for-this-test";
  expect(opened("unsubscribe", seal)).toBeUndefined();
});

test("a hash depends on the key and on its purpose", () => {
  const hash = keyedHash("suppression", address).toString("hex");
  expect(hash).toHaveLength(64);
  expect(keyedHash("other", address).toString("hex")).not.toBe(hash);
  process.env.MAIL_KEY = "another-key-for-this-test";
  expect(keyedHash("suppression", address).toString("hex")).not.toBe(hash);
});

test("without a key nothing is sealed", () => {
  process.env.MAIL_KEY = "short";
  expect(() => sealed("unsubscribe", address)).toThrow("MAIL_KEY");
});
