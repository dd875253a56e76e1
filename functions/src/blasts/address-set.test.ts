import fc from "fast-check";
import { expect, test } from "vitest";
import { addressSet } from "./address-set";

test("it knows what a Set of the addresses knows, while it grows", () => {
  const address = fc.oneof(
    fc.nat(2000).map((nth) => `reader-${nth}@northwind.example`),
    fc.string(),
  );
  const knowsTheSame = (addresses: string[]) => {
    const [compact, plain] = [addressSet(), new Set<string>()];
    const added = addresses.map((one) => compact.add(one));
    const isNew = addresses.map((one) => !plain.has(one) && Boolean(plain.add(one)));
    expect(added).toEqual(isNew);
    expect(compact.size).toBe(plain.size);
  };
  fc.assert(fc.property(fc.array(address, { maxLength: 50 }), knowsTheSame));
  knowsTheSame(Array.from({ length: 5000 }, (_, nth) => `reader-${(nth * 7) % 3000}@northwind.example`));
});
