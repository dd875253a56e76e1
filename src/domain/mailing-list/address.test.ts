import { expect, test } from "vitest";
import { maskedAddress, normalisedAddress } from "./address";

test.each([
  ["Ines@Northwind.Example", "ines@northwind.example"],
  ["  ines@northwind.example\t\n", "ines@northwind.example"],
  ["INES@NORTHWIND.EXAMPLE\u00a0", "ines@northwind.example"],
  ["Jose\u0301@Northwind.example", "jos\u00e9@northwind.example"],
  ["ines+news@northwind.example", "ines+news@northwind.example"],
  ["i.nes@northwind.example", "i.nes@northwind.example"],
])("%j is the address %s", (typed, address) => {
  expect(normalisedAddress(typed)).toBe(address);
  expect(normalisedAddress(normalisedAddress(typed))).toBe(address);
});

test.each([
  ["ines@northwind.example", "i•••@northwind.example"],
  ["i@northwind.example", "i•••@northwind.example"],
  ["\u{1f600}s@northwind.example", "\u{1f600}•••@northwind.example"],
  ['"a@b"@northwind.example', '"•••@northwind.example'],
])("%s is shown as %s", (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
