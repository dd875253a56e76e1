/** A short name for some texts, the same for the same texts: FNV-1a (32 bits), in letters and digits. */
export function editionOf(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const unit of texts.join("\u0000")) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0");
}
