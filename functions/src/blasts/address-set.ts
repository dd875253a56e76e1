// The addresses that are in a batch already, for a million of them. It keeps 128 bits of each address's SHA-256 in one
// table of numbers, which takes sixteen bytes an address; a Set of texts takes a hundred. No two addresses share these
// 128 bits. No address gets a buffer of its own: Node frees those later than the function's memory allows.
import { hash } from "node:crypto";

const wordsEach = 4;
const hexEach = 8;
const fullest = 0.7;

export interface AddressSet {
  readonly size: number;
  /** False where it was there before. */
  add: (address: string) => boolean;
}

export function addressSet(): AddressSet {
  const free = new Uint32Array(wordsEach);
  const digest = new Uint32Array(wordsEach);
  let slots = 1024;
  let table = new Uint32Array(slots * wordsEach);
  let size = 0;

  /** The place of the digest in `words`, or the free one where it belongs. */
  function placeOf(words: Uint32Array, from: number): number {
    for (let slot = (words[from] ?? 0) % slots; ; slot = (slot + 1) % slots) {
      const at = slot * wordsEach;
      if (hasEqualWords(table, at, free, 0) || hasEqualWords(table, at, words, from)) return at;
    }
  }

  function put(words: Uint32Array, from: number, at: number): void {
    for (let nth = 0; nth < wordsEach; nth++) table[at + nth] = words[from + nth] ?? 0;
  }

  function grow(): void {
    const old = table;
    slots *= 2;
    table = new Uint32Array(slots * wordsEach);
    for (let at = 0; at < old.length; at += wordsEach) {
      if (!hasEqualWords(old, at, free, 0)) put(old, at, placeOf(old, at));
    }
  }

  return {
    get size() {
      return size;
    },
    add(address) {
      const hex = hash("sha256", address);
      for (let nth = 0; nth < wordsEach; nth++)
        digest[nth] = parseInt(hex.slice(nth * hexEach, (nth + 1) * hexEach), 16);
      const at = placeOf(digest, 0);
      if (!hasEqualWords(table, at, free, 0)) return false;
      put(digest, 0, at);
      size += 1;
      if (size > slots * fullest) grow();
      return true;
    },
  };
}

function hasEqualWords(one: Uint32Array, at: number, other: Uint32Array, from: number): boolean {
  for (let nth = 0; nth < wordsEach; nth++) if (one[at + nth] !== other[from + nth]) return false;
  return true;
}
