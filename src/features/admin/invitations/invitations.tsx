import { Link } from "react-router-dom";
import { invitationWords } from "../../../domain/invitations/words";
import { routes } from "../../../domain/kernel/routes";
import { placeWords } from "../../../domain/operation/place-words";
import { deskParts } from "../shared/parts";
import { Card } from "../shared/card";
import { InvitationTable } from "./invitation-table";

/** The newest invitations, and the way to all businesses. */
export function Invitations() {
  return (
    <Card
      id={deskParts.invitations}
      title={invitationWords.generated}
      aside={<Link to={routes.adminBusinesses}>{placeWords.allBusinesses}</Link>}
    >
      <InvitationTable />
    </Card>
  );
}
