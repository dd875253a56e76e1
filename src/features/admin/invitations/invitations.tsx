import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { InvitationFilter } from "../../../domain/invitations/words";
import { invitationFilterWords, invitationWords } from "../../../domain/invitations/words";
import { searchInLink } from "../../../domain/kernel/routes";
import { Choice } from "../../../ui/choice/choice";
import { Card } from "../shared/card";
import { sections } from "../rail/sections";
import { InvitationTable } from "./invitation-table";

const filterNames = Object.fromEntries(
  Object.entries(invitationFilterWords).map(([filter, { name }]) => [filter, name]),
) as Record<InvitationFilter, string>;

/** The invited businesses: all of them, or those that one filter finds. */
export function Invitations() {
  const [filter, setFilter] = useState<InvitationFilter>("all");
  const search = searchInLink(useLocation().hash, "invitations");
  return (
    <Card
      id={sections.invitations}
      title={invitationWords.generated}
      aside={<Choice legend={invitationWords.filters} options={filterNames} value={filter} onChange={setFilter} />}
    >
      <InvitationTable key={filter} filter={filter} searchFor={filter === "all" ? search : undefined} />
    </Card>
  );
}
