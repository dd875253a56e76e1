import { useEffect, useState } from "react";
import { PrintHead } from "../../../ui/page/print-head";

/** Whose review it is, for paper; the name is only read when the review is open. */
export function ReviewPrintHead({ invitationId }: { invitationId: string }) {
  const [name, setName] = useState<string>();

  useEffect(() => {
    let isHere = true;
    import("../../../firebase/invitations/invited-business").then(
      async ({ businessNameOf }) => {
        const found = await businessNameOf(invitationId);
        if (isHere) setName(found);
      },
      () => undefined, // paper without the name is better than no paper
    );
    return () => {
      isHere = false;
    };
  }, [invitationId]);

  return <PrintHead>{name}</PrintHead>;
}
