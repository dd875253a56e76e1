import { useState } from "react";
import { UnstyledButton } from "@mantine/core";
import type { Invitation } from "../../../domain/invitations/invitation";
import type { PageEntry } from "../../../firebase/sdk/live-page";
import { allInvitations } from "../../../firebase/inquiries/lists";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { Card } from "../shared/card";
import { DateTime } from "../shared/date-time";
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
    <Card title="Generated Invitations">
      <PagedList view={view} what="invitations" empty="No business has been invited yet. The form above does it.">
        {(entries) => (
          <ScrollingTable label="Table of invitations">
            <thead className={classes.head}>
              <tr>
                <th scope="col">Business Name</th>
                <th scope="col">Business Email</th>
                <th scope="col">Status</th>
                <th scope="col">Last Login</th>
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
                  <td>{document.lastLogin ? <DateTime date={document.lastLogin} /> : "N/A"}</td>
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
