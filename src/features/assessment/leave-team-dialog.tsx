import { messages } from "../../domain/messages";
import { ConfirmDialog } from "../../ui/confirm-dialog";

interface LeaveTeamDialogProps {
  onAdd: () => void;
  onDecline: () => void;
}

export function LeaveTeamDialog({ onAdd, onDecline }: LeaveTeamDialogProps) {
  return (
    <ConfirmDialog
      title="Unsaved team"
      confirm="Add this team"
      decline="Go on without it"
      onConfirm={onAdd}
      onDecline={onDecline}
    >
      {messages.teamNotAdded}
    </ConfirmDialog>
  );
}
