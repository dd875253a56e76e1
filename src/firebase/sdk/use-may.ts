import { useCallback } from "react";
import { mayDo, type Deed } from "../../domain/accounts/deeds";
import { useSession } from "./session";

/** Returns whether the signed-in member of the staff may do a deed. The rules and calls alone decide; screens hide. */
export function useMay(): (deed: Deed) => boolean {
  const session = useSession();
  const role = session.status === "signed-in" ? session.role : undefined;
  return useCallback((deed) => mayDo(role, deed), [role]);
}
