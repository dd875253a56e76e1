import fc from "fast-check";
import { expect, test } from "vitest";
import { addressSet } from "./address-set";

test("it knows what a Set of the addresses knows, while it grows", () => {
  const address = fc.oneof(
    fc.nat(3000).map((nth) => `reader-${nth}@northwind.example`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(address, { maxLength: 3000, size: "max" }), (addresses) => {
      const [compact, plain] = [addressSet(), new Set<string>()];
      for (const one of addresses) {
        expect(compact.add(one)).toBe(!plain.has(one));
        plain.add(one);
      }
      expect(compact.size).toBe(plain.size);
    }),
    { numRuns: 30 },
  );
});
