import { createElement } from "react";
import type { Question } from "../../../../domain/assessment/questionnaire/question";
import { ChoiceField } from "./choice-field";
import { ChoicesField } from "./choices-field";
import type { Field, FieldProps } from "./field";
import { ListField } from "./list-field";
import { RatingField } from "./rating-field";
import { TextField } from "./text-field";
import { YesNoField } from "./yes-no-field";

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
