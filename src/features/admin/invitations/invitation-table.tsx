import { useEffect, useState } from "react";
import type { Invitation } from "../../../domain/invitations/invitation";
import { invitationWords } from "../../../domain/invitations/words";
import { newestInvitations } from "../../../firebase/invitations/lists";
import type { PageEntry } from "../../../firebase/sdk/follow";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { LateInvitationDialog } from "./late-invitation-dialog";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import { InvitationRow } from "./invitation-row";
import classes from "./invitations.module.css";

/** The newest ten invitations. */
export function InvitationTable() {
  const view = useLivePage(newestInvitations);
  const [opened, setOpened] = useState<PageEntry<Invitation>>();
  useEffect(() => LateInvitationDialog.fetch(), []);

  const entries = view.page.status === "ready" ? view.page.entries : [];
  // An action in the dialog changes the document that it shows, as long as that is on this page.
  const shown = entries.find(({ id }) => id === opened?.id) ?? opened;
  // The rest stands at its place.
  const newest = view.page.status === "ready" ? { ...view, page: { ...view.page, more: undefined } } : view;
  return (
    <>
      <PagedList
        view={newest}
        what={invitationWords.listOfInvitations}
        searchFrom={Infinity}
        empty={invitationWords.noInvitations}
      >
        {(entries) => (
          <ScrollingTable label={invitationWords.table} stacks>
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
