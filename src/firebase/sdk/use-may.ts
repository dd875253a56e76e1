import { useCallback } from "react";
import { mayDo, type Right } from "../../domain/accounts/rights";
import { useSession } from "./session";

/** Returns whether the signed-in member of the staff may do a right. The rules and calls alone decide; screens hide. */
export function useMay(): (right: Right) => boolean {
  const session = useSession();
  const role = session.status === "signed-in" ? session.role : undefined;
  return useCallback((right) => mayDo(role, right), [role]);
}
