import { useState } from "react";
import { mayDo } from "../../../domain/accounts/rights";
import { sharingWords } from "../../../domain/assessment/sharing/words";
import { useSession } from "../../../firebase/sdk/session";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";
import { SharedLinks } from "./shared-links";
import { Versions } from "./versions";

/** A consultant's work on a business's plan: versions, links for others. */
export function PlanDesk({ business }: { business: DeskBusiness }) {
  const session = useSession();
  const [isSharing, setSharing] = useState(false);
  if (session.status !== "signed-in") return null;
  const me: StaffMember = { uid: session.uid, email: session.email ?? "", role: session.role };
  return (
    <div className={classes.desk}>
      <Versions me={me} business={business} />
      {mayDo(session.role, "shareResults") && (
        <details onToggle={({ currentTarget }) => setSharing(currentTarget.open)}>
          <summary>{sharingWords.title}</summary>
          {isSharing && <SharedLinks me={me} business={business} />}
        </details>
      )}
    </div>
  );
}
