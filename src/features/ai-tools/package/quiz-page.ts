// An assessment as a page that can be answered; what stands between its questions is text to read.
import type { ElementContent } from "hast";
import { assessmentParts } from "../../../domain/course/questions";
import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import { choiceForm, type QuestionWriting } from "./choice-form";

interface QuizWriting extends QuestionWriting {
  /** The place of its first question among all of the course. */
  first: number;
  /** Says which question of how many one is. */
  placeOf: (question: number) => string;
}

export function quizPage(assessment: string, { first, placeOf, ...writing }: QuizWriting): ElementContent[] {
  let nth = first;
  return assessmentParts(assessment).flatMap(({ text, question, isKey, isOpen }) => {
    if (question) return [choiceForm("question", nth, placeOf(nth++), question, writing)];
    return isKey || isOpen ? [] : writing.html(withoutObjectiveMarks(bodyOf(text)));
  });
}
