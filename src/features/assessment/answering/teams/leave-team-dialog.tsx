import { assessmentMessages, teamWords } from "../../../../domain/assessment/words";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog";

interface LeaveTeamDialogProps {
  onAdd: () => void;
  onDecline: () => void;
}

export function LeaveTeamDialog({ onAdd, onDecline }: LeaveTeamDialogProps) {
  return (
    <ConfirmDialog
      title={teamWords.unsaved}
      confirm={teamWords.unsavedAdd}
      decline={teamWords.unsavedLeave}
      onConfirm={onAdd}
      onDecline={onDecline}
    >
      {assessmentMessages.teamNotAdded}
    </ConfirmDialog>
  );
}
