import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { dayOf } from "./daily-quota";

const accountQuotas = ["texts", "plans"] as const;

/** The count of an account's texts or plans of one day. */
export function accountQuotaPath(kind: (typeof accountQuotas)[number], uid: string, now: Date): string {
  return `${paths.rateLimits}/${dayOf(now)}-${kind}-${uid}`;
}

/** The counts of an account that may still be there: they end two days after their day. */
export function accountQuotaPaths(uid: string, now: Date): string[] {
  const days = [0, 1, 2].map((ago) => new Date(now.getTime() - ago * dayMs));
  return days.flatMap((day) => accountQuotas.map((kind) => accountQuotaPath(kind, uid, day)));
}
