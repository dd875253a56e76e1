import ipaddr from "ipaddr.js";
import { hashUnder, keyOfAnyLength } from "../mail/key-ring";

export interface Caller {
  headers: Record<string, string | string[] | undefined>;
  ip?: string | undefined;
}

/** A household or an office has a whole /64 of IPv6; who has a wider network has many of them. */
const ipv6Networks = [64, 56, 48] as const;

/**
 * The caller's address, and with IPv6 the wider networks around it; the narrowest first. It is the right-most entry of
 * X-Forwarded-For, the only one that the platform itself wrote. The /64 of IPv6 counts as one caller.
 */
function callerNetworks({ headers, ip }: Caller): [string, ...string[]] {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  const nearest = forwarded.split(",").at(-1)?.trim();
  const address = [nearest, ip].find((candidate) => candidate && ipaddr.isValid(candidate));
  if (!address) return ["unknown"];
  const parsed = ipaddr.process(address); // an IPv4-mapped IPv6 address becomes IPv4 again
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const [narrowest, ...wider] = ipv6Networks;
  return [networkOf(parsed, narrowest), ...wider.map((bits) => networkOf(parsed, bits))];
}

/** Each wider network has so many times the share of the one in it. */
const widerShare = 4;

export interface NetworkShare {
  name: string;
  limit: number;
  isWider: boolean;
}

/** The caller's networks, each with its share of what one address may do. */
export function sharesOfNetworks(caller: Caller, limit: number): [NetworkShare, ...NetworkShare[]] {
  const [address, ...wider] = callerNetworks(caller);
  const others = wider.map((name, nth) => ({ name, limit: limit * widerShare ** (nth + 1), isWider: true }));
  return [{ name: address, limit, isWider: false }, ...others];
}

function networkOf({ parts }: ipaddr.IPv6, bits: number): string {
  const network = parts.map((part, nth) => part & ~(0xffff >> Math.min(Math.max(bits - nth * 16, 0), 16)));
  return `${new ipaddr.IPv6(network).toString()}/${bits}`;
}

/**
 * For the name of a document: the day's count must not keep a list of addresses, and there are so few of them that
 * without a key each could be found by trying them all. Only for functions that name `mailKey` in their secrets. A new
 * key begins the counts of a day anew.
 */
export function anonymousId(address: string, day: string): string {
  return hashUnder(keyOfAnyLength("caller address"), `${day} ${address}`).toString("hex").slice(0, 32);
}
