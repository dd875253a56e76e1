import {
  longestIndicatorName,
  longestUnit,
  type IndicatorDefinition,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import {
  typedIndicator,
  type TypedIndicator,
} from "../../../../domain/assessment/progress/key-indicators/typed-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { DraftForm } from "../drafts/draft-form";
import { draftField } from "../drafts/draft-field";
import classes from "./key-indicators.module.css";
import { TextInput } from "../../../../ui/form/text-input";

interface IndicatorFormProps {
  typed: TypedIndicator;
  isBusy: boolean;
  onChange: (typed: TypedIndicator) => void;
  onSave: (definition: IndicatorDefinition) => void;
  onDiscard: () => void;
}

/** The parts of an indicator: its name, its unit, its first value and its target. */
export function IndicatorForm({ typed, onChange, ...form }: IndicatorFormProps) {
  return (
    <DraftForm schema={typedIndicator} words={keyIndicatorWords} className={classes.form} draft={typed} {...form}>
      {(problems) => {
        const field = draftField(typed, problems, onChange);
        return (
          <>
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
          </>
        );
      }}
    </DraftForm>
  );
}
