import type { Leased } from "./outbox";
import type { Answer } from "./store";

export type Trouble = Extract<Answer, { kind: "trouble" }>;

export interface Delivery {
  delivered: Leased[];
  rejected: { statement: Leased; reason: string }[];
  /** Neither: to be tried again. */
  left: Leased[];
  /** Why some are left. */
  trouble?: Trouble | undefined;
}

/**
 * Delivers a batch. A store takes all of it or nothing, so a batch that it does not take is halved until the one that is to
 * blame stands alone; the others are not held back by it. In trouble it stops at once, and when there is no more time.
 */
export async function deliver(
  batch: readonly Leased[],
  send: (batch: readonly Leased[]) => Promise<Answer>,
  hasTime: () => boolean = () => true,
): Promise<Delivery> {
  const delivery: Delivery = { delivered: [], rejected: [], left: [] };
  const parts: (readonly Leased[])[] = [batch];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [first] = part;
    if (first === undefined) continue;
    if (delivery.trouble !== undefined || !hasTime()) {
      delivery.left.push(...part);
      continue;
    }
    const answer = await send(part);
    if (answer.kind === "trouble") {
      delivery.trouble = answer;
      delivery.left.push(...part);
    } else if (answer.kind === "stored" || (answer.kind === "known" && part.length === 1)) {
      delivery.delivered.push(...part);
    } else if (answer.kind === "rejected" && part.length === 1) {
      delivery.rejected.push({ statement: first, reason: answer.reason });
    } else {
      const middle = Math.ceil(part.length / 2);
      parts.push(part.slice(middle), part.slice(0, middle));
    }
  }
  return delivery;
}
