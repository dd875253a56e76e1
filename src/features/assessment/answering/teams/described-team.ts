// The team that is being described and has not been added yet. It is kept as it was typed, also where it is too long to
// be added: adding it says what does not fit, and nothing is lost before.
import * as z from "zod/mini";
import { isOfItsKind } from "../../../../domain/assessment/answers/field-problem";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../../../domain/assessment/questionnaire/question";
import { allQuestions, answerTo, fieldPath, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";

export const describedTeam = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((kept) =>
    allQuestions(stepOf("2")).reduce<AnswerRecord>((team, { question }) => {
      const answer = answerTo(question, kept);
      return isOfItsKind(question, answer) ? setField(team, fieldPath(question.id), answer) : team;
    }, {}),
  ),
);
