import fc from "fast-check";

/** Any sign but half a surrogate pair: as fast-check's "binary", which first makes a map of all million of them. */
export const anySign = fc.nat(0x10ffff - 0x800).map((nth) => String.fromCodePoint(nth < 0xd800 ? nth : nth + 0x800));
