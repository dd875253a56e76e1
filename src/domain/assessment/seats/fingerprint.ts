import { canonicalText } from "../../kernel/records";

/**
 * Returns 53 bits of a value as a short text (cyrb53, public domain), the same in browser and functions, where equal
 * values have the same. It only finds changes; it proves nothing against a person who looks for two alike.
 */
export function fingerprint(value: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of canonicalText(value)) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
