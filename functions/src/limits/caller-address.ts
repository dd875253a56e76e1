import ipaddr from "ipaddr.js";
import { hashUnder, keyOfAnyLength } from "../mail/key-ring";

interface Request {
  headers: Record<string, string | string[] | undefined>;
  ip?: string | undefined;
}

/**
 * Who calls, as far as an address can tell: the right-most entry of X-Forwarded-For, the only one that the platform
 * itself wrote. A household or an office has a whole /64 of IPv6, which therefore counts as one caller.
 */
export function callerAddress({ headers, ip }: Request): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  const nearest = forwarded.split(",").at(-1)?.trim();
  const address = [nearest, ip].find((candidate) => candidate && ipaddr.isValid(candidate));
  return address ? networkOf(address) : "unknown";
}

function networkOf(address: string): string {
  const parsed = ipaddr.process(address); // an IPv4-mapped IPv6 address becomes IPv4 again
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/**
 * For the name of a document: the day's count must not keep a list of addresses, and there are so few of them that
 * without a key each could be found by trying them all. Only for functions that name `mailKey` in their secrets. A new
 * key begins the counts of a day anew.
 */
export function anonymousId(address: string, day: string): string {
  return hashUnder(keyOfAnyLength("caller address"), `${day} ${address}`).toString("hex").slice(0, 32);
}
