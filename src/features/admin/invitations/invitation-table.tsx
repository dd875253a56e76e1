import { useEffect, useMemo, useState } from "react";
import { currentTime } from "../../../browser/current-time";
import type { Invitation } from "../../../domain/invitations/invitation";
import { invitationFilterWords, invitationWords, type InvitationFilter } from "../../../domain/invitations/words";
import { allInvitations, invitationsIn } from "../../../firebase/inquiries/lists";
import type { PageEntry } from "../../../firebase/sdk/follow";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { late } from "../../../ui/page/late";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import { InvitationRow } from "./invitation-row";
import classes from "./invitations.module.css";

const LateInvitationDialog = late(async () => (await import("./invitation-dialog")).InvitationDialog);

interface InvitationTableProps {
  filter: InvitationFilter;
  searchFor: string | undefined;
}

/** The invitations that a filter finds, the first of them at first. Words are searched among all of them. */
export function InvitationTable({ filter, searchFor }: InvitationTableProps) {
  const list = useMemo(() => (filter === "all" ? allInvitations : invitationsIn(filter, currentTime())), [filter]);
  const view = useLivePage(list, { searchFor });
  const [opened, setOpened] = useState<PageEntry<Invitation>>();
  useEffect(() => LateInvitationDialog.fetch(), []);

  const entries = view.page.status === "ready" ? view.page.entries : [];
  // An action in the dialog changes the document that it shows, as long as that is on this page.
  const shown = entries.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <>
      <PagedList
        view={view}
        what={invitationWords.listOfInvitations}
        finds="words"
        searchFrom={filter === "all" ? 1 : Infinity}
        empty={invitationFilterWords[filter].empty}
      >
        {(entries) => (
          <ScrollingTable label={invitationWords.table}>
            <thead className={classes.head}>
              <tr>
                <th scope="col">{invitationWords.businessNameColumn}</th>
                <th scope="col">{invitationWords.businessEmailColumn}</th>
                <th scope="col">{invitationWords.status}</th>
                <th scope="col">{invitationWords.lastLogin}</th>
              </tr>
            </thead>
            <tbody className={classes.body}>
              {entries.map((entry) => (
                <InvitationRow
                  key={entry.id}
                  id={entry.id}
                  invitation={entry.document}
                  onOpen={() => setOpened(entry)}
                />
              ))}
            </tbody>
          </ScrollingTable>
        )}
      </PagedList>
      {opened && shown && (
        <LateInvitationDialog id={shown.id} invitation={shown.document} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
