import { questionWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import { Textarea } from "../../../ui/form/textarea";
import classes from "./editing.module.css";

interface QuestionOptionProps {
  letter: string;
  language: string | undefined;
  /** The name of the radio buttons of the question. */
  group: string;
  option: string;
  /** Says that it has no words, where these are needed to go on. */
  lack: string | undefined;
  /** Undefined if the question has one reason for all. */
  reason: string | undefined;
  isRight: boolean;
  onOption: (words: string) => void;
  onReason: (words: string) => void;
  onRight: () => void;
  onRemove: (() => void) | undefined;
}

export function QuestionOption({ letter, language, group, option, lack, reason, isRight, ...on }: QuestionOptionProps) {
  const words = { autosize: true, rows: 1, lang: language, dir: "auto" };
  return (
    <div className={classes.option}>
      <Textarea
        {...words}
        label={questionWords.option(letter)}
        value={option}
        error={lack}
        onChange={({ currentTarget: { value } }) => on.onOption(value)}
      />
      {reason !== undefined && (
        <Textarea
          {...words}
          label={questionWords.reasonOf(letter)}
          value={reason}
          onChange={({ currentTarget: { value } }) => on.onReason(value)}
        />
      )}
      <div className={classes.actions}>
        <label>
          <input type="radio" name={group} checked={isRight} onChange={on.onRight} /> {questionWords.isRight(letter)}
        </label>
        {on.onRemove && (
          <Button size="compact-sm" variant="subtle" color="brick" onClick={on.onRemove}>
            {questionWords.removeOption(letter)}
          </Button>
        )}
      </div>
    </div>
  );
}
