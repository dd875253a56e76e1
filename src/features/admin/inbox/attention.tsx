import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import { situationInWords } from "../../../domain/invitations/invitation-in-words";
import { invitationWords } from "../../../domain/invitations/words";
import type { Invitation } from "../../../domain/invitations/invitation";
import { routes } from "../../../domain/kernel/routes";
import { placeWords } from "../../../domain/operation/place-words";
import { businessesIn } from "../../../firebase/invitations/lists";
import { BusinessNext } from "../businesses/business-next";
import { RemindAll } from "../businesses/remind-all";
import { Card } from "../shared/card";
import { EntryRow } from "../shared/entry-row";
import rows from "../shared/entry-row.module.css";
import { PagedList } from "../shared/paged-list";
import { useStaff } from "../shared/staff-context";
import { useLivePage } from "../shared/use-live-page";

/** The first of them: all stand at the businesses. */
const shownOnInbox = 5;

/** The invitations that need attention, each with its next step; no card if there is none. */
export function Attention() {
  const [now] = useState(currentTime);
  const view = useLivePage(
    useMemo(() => businessesIn("needsAttention", now), [now]),
    { first: shownOnInbox },
  );
  const { may } = useStaff();
  const { page } = view;
  if (page.status === "ready" && page.entries.length === 0 && page.unreadable === 0) return null;
  const first = page.status === "ready" ? { ...view, page: { ...page, more: undefined } } : view;
  return (
    <Card
      title={placeWords.invitationsForAttention}
      aside={<Link to={routes.adminBusinesses}>{placeWords.allBusinesses}</Link>}
    >
      {may("inviteBusinesses") && (
        <div>
          <RemindAll />
        </div>
      )}
      <PagedList view={first} what={invitationWords.listOfInvitations} searchFrom={Infinity} empty="">
        {(entries) => (
          <ul className={rows.rows}>
            {entries.map(({ id, document }) => (
              <li key={id}>
                <AttentionEntry id={id} invitation={document} now={now} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

interface AttentionEntryProps {
  /** The document's, which is the code. */
  id: string;
  invitation: Invitation;
  now: Date;
}

function AttentionEntry({ id, invitation, now }: AttentionEntryProps) {
  const { businessName, businessEmail } = invitation;
  return (
    <EntryRow
      id={`attention-${id}`}
      title={businessName}
      level={3}
      about={businessEmail}
      since=""
      gist={situationInWords(invitation, now)}
    >
      <p className={rows.facts}>
        <Link to={routes.business(id)}>{invitationWords.openBusiness}</Link>
      </p>
      <BusinessNext id={id} invitation={invitation} />
    </EntryRow>
  );
}
