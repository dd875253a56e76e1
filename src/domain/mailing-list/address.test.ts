import { expect, test } from "vitest";
import { domainOf, ownerDomainOf, mailboxOf, maskedAddress, normalisedAddress } from "./address";

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

test.each([
  ["Ines+News@Northwind.example", "ines@northwind.example"],
  ["ines+a+b@northwind.example", "ines@northwind.example"],
  ["i.nes@northwind.example", "i.nes@northwind.example"],
  ["i.n.e.s+x@GoogleMail.com", "ines@gmail.com"],
  ["+ines@northwind.example", "+ines@northwind.example"],
])("mail to %s ends in the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test("the domain of an address is what stands behind its last @", () => {
  expect(domainOf("Ines@Northwind.Example")).toBe("northwind.example");
});

test.each([
  ["ines@northwind.example", "northwind.example"],
  ["ines@a1.mail.northwind.example", "northwind.example"],
  ["ines@a1.northwind.co.uk", "northwind.co.uk"],
  ["ines@mail.northwind.de", "northwind.de"],
])("the owner of the domain of %s has registered %s", (address, domain) => {
  expect(ownerDomainOf(address)).toBe(domain);
});
