import { draftPlaces } from "../../../browser/draft-places";
import { invitationWords } from "../../../domain/invitations/words";
import { ownLanguage } from "../../../domain/kernel/own-language";
import { invite } from "../../../firebase/invitations/invite";
import { useDraft } from "../../../ui/hooks/use-draft";
import { Card } from "../shared/card";
import { InvitationEntry } from "./invitation-entry";
import { typedInvitation } from "./typed-invitation";

const emptyForm = { businessName: "", businessEmail: "", language: ownLanguage() };

/** Invites a business; the result stays below the form until the next one. It keeps the typed text for a way back. */
export function InvitationForm() {
  const { draft: typed = emptyForm, change, forget } = useDraft(draftPlaces.staff("invitation"), typedInvitation);
  return (
    <Card title={invitationWords.generateTitle}>
      <InvitationEntry
        typed={typed}
        onType={change}
        invite={async (request) => {
          const result = await invite(request);
          if (result.code !== undefined) forget();
          return result;
        }}
      />
    </Card>
  );
}
