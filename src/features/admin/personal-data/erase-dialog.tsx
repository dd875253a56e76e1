import { personalDataMessages } from "../../../domain/operation/words";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import classes from "./personal-data.module.css";

interface EraseDialogProps {
  address: string;
  /** What goes, a phrase for each place. */
  counts: readonly string[];
  onConfirm: () => void;
  onDecline: () => void;
}

/** Nothing brings a person back, so what goes is named before. */
export function EraseDialog({ address, counts, onConfirm, onDecline }: EraseDialogProps) {
  return (
    <ConfirmDialog
      title={personalDataMessages.eraseTitle}
      confirm={personalDataMessages.eraseConfirm}
      decline={personalDataMessages.eraseDecline}
      destructive
      onConfirm={onConfirm}
      onDecline={onDecline}
    >
      {counts.length === 0 ? (
        <p>{personalDataMessages.eraseNothing(address)}</p>
      ) : (
        <>
          <p>{personalDataMessages.eraseQuestion(address)}</p>
          <ul className={classes.counts}>
            {counts.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </>
      )}
      <p>{personalDataMessages.eraseKeeps}</p>
    </ConfirmDialog>
  );
}
