/**
 * One person, one mail: the same address however it was typed. Mail servers tell no capitals apart, whatever they
 * might.
 */
export function normalisedAddress(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** Enough of an address for its owner to know it, and too little for anybody else. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${at > 0 ? first : ""}•••${address.slice(Math.max(at, 0))}`;
}
