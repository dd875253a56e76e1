import { useState, type ReactNode, type SubmitEvent } from "react";
import type { ZodMiniType } from "zod/mini";
import { problemsByField } from "../../../../domain/kernel/form-problems";
import { BusyButton } from "../../../../ui/button/busy-button";
import classes from "./draft-form.module.css";
import { Button } from "../../../../ui/button/button";

interface DraftFormProps<Draft, Read> {
  /** Tells it from the others that are open. */
  label: string;
  /** The typed text, kept by `useDraft`. */
  draft: Draft;
  /** The schema that reads it, with a sentence for each wrong field. */
  schema: ZodMiniType<Read>;
  words: Record<"save" | "saving" | "discard", string>;
  className: string | undefined;
  isBusy: boolean;
  onSave: (read: Read) => void;
  onDiscard: () => void;
  /** The fields, each with what is wrong with it. */
  children: (problems: Record<string, string | undefined>) => ReactNode;
}

/** A form whose draft outlives it: it is checked when it is saved, and ends by being saved or discarded. */
export function DraftForm<Draft, Read>(props: DraftFormProps<Draft, Read>) {
  const { label, draft, schema, words, className, isBusy, onSave, onDiscard, children } = props;
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = schema.safeParse(draft);
    setProblems(problemsByField(schema, draft));
    if (read.success && !isBusy) onSave(read.data);
  }

  return (
    <form className={className} aria-label={label} noValidate onSubmit={submit}>
      {children(problems)}
      <div className={classes.buttons}>
        <BusyButton type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.save}
        </BusyButton>
        <Button variant="subtle" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </form>
  );
}
