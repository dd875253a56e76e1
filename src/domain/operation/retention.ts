// For how long what is kept, and why: the one place where a consultancy sets its periods. The functions end what is
// over by these numbers, and the privacy page shows them, so that the page never promises anything else.
import { periodWords, retentionWords } from "./retention-words";

export interface RetentionPeriod {
  what: string;
  /** Days, or the event that ends it. */
  keptFor: number | string;
  why: string;
}

const year = 365;

export const retention = {
  subscriptions: retentionWords.subscriptions,
  unconfirmed: { ...retentionWords.unconfirmed, keptFor: 30 },
  suppressions: retentionWords.suppressions,
  refusals: { ...retentionWords.refusals, keptFor: 180 },
  undelivered: { ...retentionWords.undelivered, keptFor: year },
  newInquiries: { ...retentionWords.newInquiries, keptFor: year },
  inquiries: { ...retentionWords.inquiries, keptFor: 3 * year },
  invitations: { ...retentionWords.invitations, keptFor: year },
  deeds: { ...retentionWords.deeds, keptFor: 2 * year },
  businesses: retentionWords.businesses,
  colleagues: retentionWords.colleagues,
  sharedLinks: { ...retentionWords.sharedLinks, keptFor: 30 },
  statements: { ...retentionWords.statements, keptFor: 90 },
  storedStatements: retentionWords.storedStatements,
  limits: { ...retentionWords.limits, keptFor: 2 },
  logs: { ...retentionWords.logs, keptFor: 30 },
  backups: { ...retentionWords.backups, keptFor: 90 },
  erasures: retentionWords.erasures,
} as const satisfies Record<string, RetentionPeriod>;

export function periodInWords({ keptFor }: RetentionPeriod): string {
  if (typeof keptFor === "string") return keptFor;
  if (keptFor % year === 0) return periodWords.years(keptFor / year);
  return periodWords.days(keptFor);
}
