import { useState } from "react";
import { invitationWords } from "../../../domain/invitations/words";
import { invite } from "../../../firebase/invitations/invite";
import { Card } from "../shared/card";
import { InvitationEntry } from "./invitation-entry";

const emptyForm = { businessName: "", businessEmail: "" };

/** Invites a business; the result stays below the form until the next one. */
export function InvitationForm() {
  const [typed, setTyped] = useState(emptyForm);
  return (
    <Card title={invitationWords.generateTitle}>
      <InvitationEntry
        typed={typed}
        onType={setTyped}
        invite={async (request) => {
          const result = await invite(request);
          if (result.code !== undefined) setTyped(emptyForm);
          return result;
        }}
      />
    </Card>
  );
}
