import * as z from "zod/mini";
import { emailAddress } from "../../../../src/domain/kernel/contact";

/** A mail provider's news about one address: its server refuses our mail for good, or its owner calls it spam. */
export interface MailEvent {
  kind: "refused" | "complained";
  address: string;
  /** The same however often the provider tells it. */
  id: string;
}

/** Reads one body of a provider; throws where it is none of theirs. What we do not act on gives no event. */
export type ReadMailEvents = (body: unknown) => MailEvent[];

export const text = z.string().check(z.minLength(1), z.maxLength(1000));

/** "Ines <ines@northwind.example>" is an address as well; any other text gives no event. */
export function mailEvent(kind: MailEvent["kind"], recipient: string, id: string): MailEvent[] {
  const parsed = emailAddress.safeParse(/<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient.trim());
  return parsed.success ? [{ kind, address: parsed.data, id }] : [];
}
