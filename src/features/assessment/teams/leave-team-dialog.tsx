import { assessmentMessages } from "../../../domain/assessment/words";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";

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
      {assessmentMessages.teamNotAdded}
    </ConfirmDialog>
  );
}
