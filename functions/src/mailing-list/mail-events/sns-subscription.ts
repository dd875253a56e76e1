import * as z from "zod/mini";

const confirmation = z.object({ Type: z.literal("SubscriptionConfirmation"), SubscribeURL: z.url() });

/**
 * Returns the address that Amazon SNS wants to be asked at once before it tells anything; undefined if it does not lead
 * to SNS itself.
 */
export function snsConfirmation(body: unknown): URL | undefined {
  const parsed = confirmation.safeParse(body);
  if (!parsed.success) return undefined;
  const address = new URL(parsed.data.SubscribeURL);
  const isAmazons = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(address.hostname) && address.port === "";
  return isAmazons && address.protocol === "https:" ? address : undefined;
}
