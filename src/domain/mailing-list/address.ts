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

/**
 * The domain that its owner has registered, as far as can be told without a list of registries: below a country's two
 * letters a short part such as `co` is a registry's own.
 */
export function ownerDomainOf(address: string): string {
  const parts = domainOf(address).split(".");
  const isRegistrys = parts.at(-1)?.length === 2 && (parts.at(-2)?.length ?? 0) <= 3;
  return parts.slice(isRegistrys ? -3 : -2).join(".");
}

/** Enough of an address for its owner to know it, and too little for anybody else. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${at > 0 ? first : ""}•••${address.slice(Math.max(at, 0))}`;
}
