import { usesName } from "../../../domain/blasts/greeting";
import { blastWords } from "../../../domain/blasts/words";
import { bounds } from "../../../domain/kernel/contact";
import type { BlastMail } from "../../../firebase/blasts/blasts";
import { TextInput, type TextInputProps } from "../../../ui/form/text-input";

interface BlastOptionsProps {
  draft: { nameFallback?: string | undefined; sendAt?: string | undefined };
  change: (changes: { nameFallback?: string; sendAt?: string }) => void;
  mail: BlastMail;
  /** The attributes of the field for the fallback. */
  fallback: Pick<TextInputProps, "name" | "error" | "errorRole">;
  readOnly: boolean;
}

/** The greeting for readers without a name, and the time of the mail. */
export function BlastOptions({ draft, change, mail, fallback, readOnly }: BlastOptionsProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      {usesName(mail.message) ? (
        <TextInput
          {...fallback}
          label={blastWords.nameFallback}
          required
          maxLength={bounds.name}
          readOnly={readOnly}
          value={draft.nameFallback ?? ""}
          onChange={({ currentTarget }) => change({ nameFallback: currentTarget.value })}
        />
      ) : (
        <p>{blastWords.nameHint}</p>
      )}
      <TextInput
        type="datetime-local"
        label={blastWords.sendAt(timeZone)}
        description={blastWords.sendAtHint}
        readOnly={readOnly}
        value={draft.sendAt ?? ""}
        onChange={({ currentTarget }) => change({ sendAt: currentTarget.value })}
      />
    </>
  );
}
