import { useState, type SubmitEvent } from "react";
import type * as z from "zod/mini";
import { longestReadingNote } from "../../../domain/assessment/key-indicators/key-indicator";
import { typedReading, type TypedReading } from "../../../domain/assessment/key-indicators/typed-indicator";
import { keyIndicatorWords } from "../../../domain/assessment/key-indicators/words";
import { problemsByField } from "../../../domain/kernel/form-problems";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import classes from "./key-indicators.module.css";

interface ReadingFormProps {
  typed: TypedReading;
  unit: string;
  isBusy: boolean;
  onChange: (typed: TypedReading) => void;
  onSave: (reading: z.output<typeof typedReading>) => void;
  onDiscard: () => void;
}

/** A value of an indicator on a day. */
export function ReadingForm({ typed, unit, isBusy, onChange, onSave, onDiscard }: ReadingFormProps) {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = typedReading.safeParse(typed);
    setProblems(problemsByField(typedReading, typed));
    if (read.success && !isBusy) onSave(read.data);
  }

  const field = (name: keyof TypedReading) => ({
    value: typed[name],
    error: problems[name],
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...typed, [name]: value }),
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.fields}>
        <TextInput
          autoFocus
          inputMode="decimal"
          label={unit === "" ? keyIndicatorWords.value : keyIndicatorWords.valueIn(unit)}
          {...field("value")}
        />
        <TextInput type="date" label={keyIndicatorWords.day} {...field("on")} />
      </div>
      <TextInput
        label={keyIndicatorWords.note}
        description={keyIndicatorWords.noteHint}
        maxLength={longestReadingNote}
        {...field("note")}
      />
      <div className={classes.buttons}>
        <BusyButton type="submit" busy={isBusy} busyLabel={keyIndicatorWords.saving}>
          {keyIndicatorWords.save}
        </BusyButton>
        <Button variant="subtle" onClick={onDiscard}>
          {keyIndicatorWords.discard}
        </Button>
      </div>
    </form>
  );
}
