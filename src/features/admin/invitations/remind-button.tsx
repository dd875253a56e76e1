import type { Invitation } from "../../../domain/invitations/invitation";
import { invitationWords } from "../../../domain/invitations/words";
import { mailWords } from "../../../domain/kernel/words";
import { remindInvited } from "../../../firebase/invitations/invitation-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useStaff } from "../shared/staff-context";

interface RemindButtonProps {
  /** The document's, which is the code. */
  id: string;
  invitation: Invitation;
}

/** Reminds a business that has been quiet for a while. */
export function RemindButton({ id, invitation }: RemindButtonProps) {
  const { announce } = useStaff();
  const { running, run } = useAction<"remind">();

  async function remind(): Promise<void> {
    const { done, sentence } = await remindInvited({ ...invitation, invitationCode: id });
    announce({ kind: done ? "success" : "error", sentence });
  }

  return (
    <BusyButton
      variant="outline"
      size="compact-sm"
      busy={running === "remind"}
      busyLabel={mailWords.sending}
      onClick={() => run("remind", remind)}
    >
      {invitationWords.remind}
    </BusyButton>
  );
}
