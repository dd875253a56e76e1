/**
 * Returns the same address for every way of typing it: one person, one mail. Mail servers tell no capitals apart,
 * though they might.
 */
export function normalisedAddress(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** The domains that ignore dots: https://support.google.com/mail/answer/7436150 */
const dotlessDomains = ["gmail.com", "googlemail.com"];

/** In which mailbox mail to an address ends, as far as can be told: a tag behind a "+" leads to the same. */
export function mailboxOf(address: string): string {
  const normalised = normalisedAddress(address);
  const at = normalised.lastIndexOf("@");
  const name = normalised.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  const domain = domainOf(normalised);
  return dotlessDomains.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export function domainOf(address: string): string {
  const normalised = normalisedAddress(address);
  return normalised.slice(normalised.lastIndexOf("@") + 1);
}

/** Enough of an address for its owner to know it, and too little for anybody else. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${at > 0 ? first : ""}•••${address.slice(Math.max(at, 0))}`;
}
