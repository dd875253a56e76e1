import { useState, type SubmitEvent } from "react";
import {
  longestIndicatorName,
  longestUnit,
  type IndicatorDefinition,
} from "../../../domain/assessment/key-indicators/key-indicator";
import { typedIndicator, type TypedIndicator } from "../../../domain/assessment/key-indicators/typed-indicator";
import { keyIndicatorWords } from "../../../domain/assessment/key-indicators/words";
import { problemsByField } from "../../../domain/kernel/form-problems";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import classes from "./key-indicators.module.css";

interface IndicatorFormProps {
  typed: TypedIndicator;
  isBusy: boolean;
  onChange: (typed: TypedIndicator) => void;
  onSave: (definition: IndicatorDefinition) => void;
  onDiscard: () => void;
}

/** What an indicator is: its name, what it is counted in, where it stood and where it is to come. */
export function IndicatorForm({ typed, isBusy, onChange, onSave, onDiscard }: IndicatorFormProps) {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = typedIndicator.safeParse(typed);
    setProblems(problemsByField(typedIndicator, typed));
    if (read.success && !isBusy) onSave(read.data);
  }

  const field = (name: keyof TypedIndicator) => ({
    value: typed[name],
    error: problems[name],
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...typed, [name]: value }),
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput autoFocus label={keyIndicatorWords.name} maxLength={longestIndicatorName} {...field("name")} />
      <div className={classes.fields}>
        <TextInput
          label={keyIndicatorWords.unit}
          description={keyIndicatorWords.unitHint}
          maxLength={longestUnit}
          {...field("unit")}
        />
        <TextInput
          inputMode="decimal"
          label={keyIndicatorWords.baseline}
          description={keyIndicatorWords.baselineHint}
          {...field("baseline")}
        />
        <TextInput
          inputMode="decimal"
          label={keyIndicatorWords.target}
          description={keyIndicatorWords.targetHint}
          {...field("target")}
        />
      </div>
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
