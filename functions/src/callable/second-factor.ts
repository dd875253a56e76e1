import type { UserRecord } from "firebase-admin/auth";

export function hasSecondFactor({ multiFactor }: Pick<UserRecord, "multiFactor">): boolean {
  return (multiFactor?.enrolledFactors.length ?? 0) > 0;
}
