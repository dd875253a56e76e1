import { createElement, useState } from "react";
import type {
  Question,
  ChoiceQuestion,
  ChoicesQuestion,
  ListQuestion,
  DateQuestion,
  NumberQuestion,
  TextQuestion,
  YesNoQuestion,
} from "../../../../domain/assessment/questionnaire/question";
import type { Field, FieldProps } from "./field";
import { RatingField } from "./rating-field";
import classes from "./fields.module.css";
import { RadioQuestionGroup } from "./radio-question-group";
import { QuestionGroup } from "./question-group";
import { parseList } from "../../../../domain/assessment/answers/parse-list";
import { optionInWords } from "../../../../domain/assessment/questionnaire/option-words";
import { answerProblem } from "../../../../domain/assessment/answers/answers-schema";
import { TextInput } from "../../../../ui/form/text-input";
import { Textarea } from "../../../../ui/form/textarea";
import { assessmentWords } from "../../../../domain/assessment/words";
import { RadioOptions } from "./radio-options";

const yesAndNo = [
  { value: "yes", label: assessmentWords.yes },
  { value: "no", label: assessmentWords.no },
];

type TypedQuestion = TextQuestion | NumberQuestion | DateQuestion;

type OfKind<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;

/** A field for each kind of question; the compiler keeps it complete. */
const fieldByKind: { [Kind in Question["kind"]]: Field<OfKind<Kind>> } = {
  rating: RatingField,
  "yes-no": YesNoField,
  choices: ChoicesField,
  choice: ChoiceField,
  list: ListField,
  text: TextField,
  "long-text": TextField,
  number: TextField,
  date: TextField,
};

/** The control with which a question is answered. */
export function QuestionField(props: FieldProps) {
  return createElement(fieldByKind[props.question.kind] as Field<Question>, props);
}

/** One of the options, one below the other or side by side, as there is room. */
function ChoiceField(field: FieldProps<ChoiceQuestion>) {
  const { question, answer, onAnswer, id } = field;
  return (
    <RadioQuestionGroup {...field}>
      <div className={classes.choices}>
        {question.options.map((option) => (
          <label key={option} className={classes.choice}>
            <input type="radio" name={id} checked={answer === option} onChange={() => onAnswer(option)} />
            <span>{optionInWords(option)}</span>
          </label>
        ))}
      </div>
    </RadioQuestionGroup>
  );
}

/** Any number of options, kept in the order of the question. */
function ChoicesField({ question, answer, onAnswer, id }: FieldProps<ChoicesQuestion>) {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [];

  function tick(option: string, ticked: boolean) {
    const next = question.options.filter((each) => (each === option ? ticked : chosen.includes(each)));
    onAnswer(next.length > 0 ? next : undefined);
  }

  return (
    <QuestionGroup question={question} id={id}>
      <div className={classes.choices}>
        {question.options.map((option) => (
          <label key={option} className={classes.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ currentTarget }) => tick(option, currentTarget.checked)}
            />
            <span>{optionInWords(option)}</span>
          </label>
        ))}
      </div>
    </QuestionGroup>
  );
}

/**
 * Entries with commas in between. The field shows the person's own text while they type; its entries are kept each
 * time.
 */
function ListField({ question, answer, onAnswer, id }: FieldProps<ListQuestion>) {
  const [typing, setTyping] = useState<string>();
  const entries: unknown[] = Array.isArray(answer) ? answer : [];

  function type(text: string) {
    setTyping(text);
    const typed = parseList(text);
    onAnswer(typed.length > 0 ? typed : undefined);
  }

  return (
    <TextInput
      id={id}
      label={question.text}
      description={question.hint}
      value={typing ?? entries.join(", ")}
      error={answerProblem(question, answer)}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => type(value)}
      onBlur={() => setTyping(undefined)}
    />
  );
}

/** The typed text is kept as it is, at any length; the field says so if it cannot be saved like that. */
function TextField({ question, answer, onAnswer, problem, id }: FieldProps<TypedQuestion>) {
  const misfit = answerProblem(question, answer);
  const shared = {
    id,
    label: question.text,
    description: question.hint,
    value: typeof answer === "string" ? answer : "",
    error: misfit ?? problem,
    errorRole: misfit === undefined && problem !== undefined ? ("alert" as const) : undefined,
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onAnswer(value === "" ? undefined : value),
  };
  if (question.kind === "long-text") return <Textarea autosize rows={3} {...shared} />;
  if (question.kind === "text") return <TextInput {...shared} />;
  const kind = question.kind === "date" ? ({ type: "date" } as const) : ({ inputMode: "numeric" } as const);
  return <TextInput {...shared} {...kind} className={classes.short} />;
}

function YesNoField(field: FieldProps<YesNoQuestion>) {
  const { answer, onAnswer, id } = field;
  return (
    <RadioQuestionGroup {...field}>
      <div className={classes.pair}>
        <RadioOptions id={id} options={yesAndNo} chosen={answer} onChoose={onAnswer} />
      </div>
    </RadioQuestionGroup>
  );
}
