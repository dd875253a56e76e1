import { useState } from "react";
import { UnstyledButton } from "@mantine/core";
import { invitationWords } from "../../../domain/invitations/words";
import type { Invitation } from "../../../domain/invitations/invitation";
import type { PageEntry } from "../../../firebase/sdk/live-page";
import { allInvitations } from "../../../firebase/inquiries/lists";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { Card } from "../shared/card";
import { DateTime } from "../../../ui/page/date-time";
import { InvitationDialog } from "./invitation-dialog";
import classes from "./invitations.module.css";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";

export function Invitations() {
  const view = useLivePage(allInvitations);
  const [opened, setOpened] = useState<PageEntry<Invitation>>();
  const entries = view.page.status === "ready" ? view.page.entries : [];
  // What is done in the dialog changes the document that it shows, as long as that is on this page.
  const shown = entries.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <Card title={invitationWords.generated}>
      <PagedList view={view} what={invitationWords.listOfInvitations} empty={invitationWords.noInvitations}>
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
              {entries.map(({ id, document }) => (
                <tr key={id} onClick={() => setOpened({ id, document })}>
                  <td>
                    <UnstyledButton className={classes.open} aria-haspopup="dialog">
                      {document.businessName}
                    </UnstyledButton>
                  </td>
                  <td>{document.businessEmail}</td>
                  <td>{document.status}</td>
                  <td>
                    <DateTime date={document.lastLogin} otherwise={invitationWords.never} />
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        )}
      </PagedList>
      {opened && shown && (
        <InvitationDialog id={shown.id} invitation={shown.document} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}
