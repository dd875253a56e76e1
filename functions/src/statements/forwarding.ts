import type { LeasedStatement } from "./outbox";
import type { StoreResponse } from "./store";

export type StoreOutage = Extract<StoreResponse, { kind: "unavailable" }>;

export interface ForwardingResult {
  delivered: LeasedStatement[];
  rejected: { statement: LeasedStatement; reason: string }[];
  /** Neither: to be tried again. */
  remaining: LeasedStatement[];
  /** Why some remain. */
  outage?: StoreOutage | undefined;
}

/**
 * Forwards a batch. A store takes all of it or nothing, so a batch that it rejects is halved until the statement that
 * is to blame stands alone and holds back no other. It stops at once when the store is unavailable, or when there is no
 * more time.
 */
export async function forwardBatch(
  batch: readonly LeasedStatement[],
  send: (batch: readonly LeasedStatement[]) => Promise<StoreResponse>,
  hasTime: () => boolean = () => true,
): Promise<ForwardingResult> {
  const result: ForwardingResult = { delivered: [], rejected: [], remaining: [] };
  const parts: (readonly LeasedStatement[])[] = [batch];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [first] = part;
    if (first === undefined) continue;
    if (result.outage !== undefined || !hasTime()) {
      result.remaining.push(...part);
      continue;
    }
    const response = await send(part);
    if (response.kind === "unavailable") {
      result.outage = response;
      result.remaining.push(...part);
    } else if (response.kind === "stored" || (response.kind === "known" && part.length === 1)) {
      result.delivered.push(...part);
    } else if (response.kind === "rejected" && part.length === 1) {
      result.rejected.push({ statement: first, reason: response.reason });
    } else {
      const middle = Math.ceil(part.length / 2);
      parts.push(part.slice(middle), part.slice(0, middle));
    }
  }
  return result;
}
