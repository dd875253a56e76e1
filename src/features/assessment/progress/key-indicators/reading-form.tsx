import type * as z from "zod/mini";
import { longestReadingNote } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { typedReading, type TypedReading } from "../../../../domain/assessment/progress/key-indicators/typed-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { DraftForm } from "../drafts/draft-form";
import { draftField } from "../drafts/draft-field";
import classes from "./key-indicators.module.css";
import { TextInput } from "../../../../ui/form/text-input";

interface ReadingFormProps {
  typed: TypedReading;
  unit: string;
  isBusy: boolean;
  onChange: (typed: TypedReading) => void;
  onSave: (reading: z.output<typeof typedReading>) => void;
  onDiscard: () => void;
}

/** A value of an indicator on a day. */
export function ReadingForm({ typed, unit, onChange, ...form }: ReadingFormProps) {
  return (
    <DraftForm schema={typedReading} words={keyIndicatorWords} className={classes.form} draft={typed} {...form}>
      {(problems) => {
        const field = draftField(typed, problems, onChange);
        return (
          <>
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
          </>
        );
      }}
    </DraftForm>
  );
}
