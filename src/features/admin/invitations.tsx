import { useState } from "react";
import { UnstyledButton } from "@mantine/core";
import type { Invitation } from "../../domain/documents/invitation";
import { allInvitations } from "../../firebase/staff-lists";
import { ScrollingTable } from "../../ui/scrolling-table";
import { Card } from "./card";
import { Day } from "./day";
import { InvitationDialog } from "./invitation-dialog";
import classes from "./invitations.module.css";
import { PagedList } from "./paged-list";
import { useLivePage } from "./use-live-page";

export function Invitations() {
  const view = useLivePage(allInvitations);
  const [open, setOpen] = useState<Invitation>();
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
                <tr key={id} onClick={() => setOpen(document)}>
                  <td>
                    <UnstyledButton className={classes.open} aria-haspopup="dialog">
                      {document.businessName}
                    </UnstyledButton>
                  </td>
                  <td>{document.businessEmail}</td>
                  <td>{document.status}</td>
                  <td>{document.lastLogin ? <Day date={document.lastLogin} /> : "N/A"}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        )}
      </PagedList>
      {open && <InvitationDialog invitation={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
