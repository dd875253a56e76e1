import { useMemo } from "react";
import { lateSubscription, useLive, type Live } from "../../../ui/hooks/use-live";
import type * as History from "../../../firebase/assessment/progress/history";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

type Lists = typeof History;
type ListName = { [Name in keyof Lists]: Lists[Name] extends (code: string) => unknown ? Name : never }[keyof Lists];
type Entries<Name extends ListName> = Parameters<Parameters<ReturnType<Lists[Name]>>[0]>[0];

/** One of the lists beside a business's plan, live. */
export function useHistory<Name extends ListName>(
  name: Name,
  code: string,
): { live: Live<Entries<Name>>; retry: () => void } {
  return useLive(
    useMemo(
      () =>
        lateSubscription<Entries<Name>>(async () => {
          const lists = await withFirestore(import("../../../firebase/assessment/progress/history"));
          const follow = lists[name](code) as (
            next: (entries: Entries<Name>) => void,
            fail: (error: unknown) => void,
          ) => () => void;
          return follow;
        }),
      [name, code],
    ),
  );
}
