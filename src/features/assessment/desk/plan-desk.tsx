import { useState } from "react";
import { mayDo } from "../../../domain/accounts/deeds";
import { sharingWords } from "../../../domain/assessment/sharing/words";
import { useSession } from "../../../firebase/sdk/session";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { noteWords } from "../../../ui/notes/words";
import type { DeskBusiness } from "./desk-business";
import { BusinessNotes } from "./business-notes";
import classes from "./plan-desk.module.css";
import { SharedLinks } from "./shared-links";
import { Versions } from "./versions";

/** A consultant's work on a business's plan: versions, notes, links for others. */
export function PlanDesk({ business }: { business: DeskBusiness }) {
  const session = useSession();
  const [opened, setOpened] = useState({ notes: false, links: false });
  if (session.status !== "signed-in") return null;
  const me: StaffMember = { uid: session.uid, email: session.email ?? "", role: session.role };
  return (
    <div className={classes.desk}>
      <Versions me={me} business={business} />
      <details onToggle={({ currentTarget }) => setOpened({ ...opened, notes: currentTarget.open })}>
        <summary>{noteWords.title}</summary>
        {opened.notes && <BusinessNotes me={me} code={business.code} />}
      </details>
      {mayDo(session.role, "shareResults") && (
        <details onToggle={({ currentTarget }) => setOpened({ ...opened, links: currentTarget.open })}>
          <summary>{sharingWords.title}</summary>
          {opened.links && <SharedLinks me={me} business={business} />}
        </details>
      )}
    </div>
  );
}
