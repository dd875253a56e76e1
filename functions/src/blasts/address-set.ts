// The addresses that are in a batch already, for a million of them. It keeps 128 bits of each address's SHA-256 in one
// table of numbers, which takes sixteen bytes an address; a Set of texts takes a hundred. No two addresses share these
// 128 bits.
import { hash } from "node:crypto";

const wordsEach = 4;
const fullest = 0.7;

export interface AddressSet {
  readonly size: number;
  /** False where it was there before. */
  add: (address: string) => boolean;
}

export function addressSet(): AddressSet {
  let slots = 1024;
  let table = new Uint32Array(slots * wordsEach);
  let size = 0;

  /** The place of a digest, or the free one where it belongs. */
  function placeOf(digest: Uint32Array): number {
    for (let slot = (digest[0] ?? 0) % slots; ; slot = (slot + 1) % slots) {
      const at = slot * wordsEach;
      const there = table.subarray(at, at + wordsEach);
      if (there.every((word) => word === 0) || there.every((word, nth) => word === digest[nth])) return at;
    }
  }

  function grow(): void {
    const old = table;
    slots *= 2;
    table = new Uint32Array(slots * wordsEach);
    for (let at = 0; at < old.length; at += wordsEach) {
      const digest = old.subarray(at, at + wordsEach);
      if (digest.some((word) => word !== 0)) table.set(digest, placeOf(digest));
    }
  }

  return {
    get size() {
      return size;
    },
    add(address) {
      const bytes = new Uint8Array(hash("sha256", address, "buffer"));
      const digest = new Uint32Array(bytes.buffer, 0, wordsEach);
      const at = placeOf(digest);
      if (table.subarray(at, at + wordsEach).some((word) => word !== 0)) return false;
      table.set(digest, at);
      size += 1;
      if (size > slots * fullest) grow();
      return true;
    },
  };
}
