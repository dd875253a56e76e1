import { useState, type ReactNode } from "react";
import { countsInWords, entryCounts } from "../../../domain/operation/counts-in-words";
import type { ErasedCounts } from "../../../domain/operation/personal-data-export";
import { personalDataMessages } from "../../../domain/operation/words";
import { erasePersonalData, exportPersonalData } from "../../../firebase/operation/personal-data";
import type { ActionOutcome } from "../../../ui/hooks/use-action";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import classes from "./personal-data.module.css";

interface EraseDialogProps {
  address: string;
  /** The parts that are deleted, a phrase for each place. */
  counts: readonly string[];
  onConfirm: () => void;
  onDecline: () => void;
}

interface PersonErasure {
  /** Asks first, with what goes. */
  ask: (address: string) => Promise<ActionOutcome | undefined>;
  /** The question, while it is open. */
  dialog: ReactNode;
}

/** Erases a person after a confirmation; `run` runs the confirmed erasure. */
export function useErasure(run: (erase: () => Promise<ActionOutcome>) => void): PersonErasure {
  const [asked, setAsked] = useState<{ address: string; counts: ErasedCounts }>();

  async function ask(address: string): Promise<ActionOutcome | undefined> {
    const result = await exportPersonalData(address);
    if (!result.done) return result;
    setAsked({ address, counts: entryCounts(result.value.data) });
    return undefined;
  }

  const dialog = asked && (
    <EraseDialog
      address={asked.address}
      counts={countsInWords(asked.counts)}
      onDecline={() => setAsked(undefined)}
      onConfirm={() => {
        setAsked(undefined);
        run(() => erase(asked.address));
      }}
    />
  );
  return { ask, dialog };
}

async function erase(address: string): Promise<ActionOutcome> {
  const result = await erasePersonalData(address);
  if (!result.done) return result;
  const counts = countsInWords(result.value.erased).join(", ");
  const { erased, erasedNothing } = personalDataMessages;
  return { done: true, sentence: counts === "" ? erasedNothing(address) : erased(address, counts) };
}

/** Nothing brings a person back, so what goes is named before. */
function EraseDialog({ address, counts, onConfirm, onDecline }: EraseDialogProps) {
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
