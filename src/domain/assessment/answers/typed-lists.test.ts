import { expect, test } from "vitest";
import { aTroubledTeam, fullAnswers } from "./answers.fixture";
import { readProgressData } from "./answers-schema";
import { allQuestions, fieldPath, questionnaire } from "../questionnaire/questionnaire";
import { getField, setField } from "./field-paths";
import { withParsedLists } from "./typed-lists";
import type { AnswerRecord } from "../questionnaire/question";

const lists = Object.entries(questionnaire).flatMap(([key, step]) =>
  [...allQuestions(step)]
    .filter(({ question }) => question.kind === "list")
    .map(({ question }) => ({ key, path: fieldPath(question.id), isOfTeam: "repeats" in step })),
);

test("every list that was stored as it was typed becomes the list that is read from it", () => {
  let typed: AnswerRecord = { ...fullAnswers() };
  let team: AnswerRecord = { ...aTroubledTeam() };
  expect(lists.length).toBeGreaterThan(2);
  for (const { key, path, isOfTeam } of lists) {
    if (isOfTeam) team = setField(team, path, "one, two,\nthree");
    else typed = setField(typed, [key, ...path], "one, two,\nthree");
  }
  typed = setField(typed, ["2", "teams"], [team]);
  const parsed = withParsedLists(typed);
  expect(parsed).toEqual(readProgressData(typed));
  for (const { key, path, isOfTeam } of lists) {
    const found = isOfTeam
      ? getField((getField(parsed, ["2", "teams"]) as AnswerRecord[])[0] ?? {}, path)
      : getField(parsed, [key, ...path]);
    expect(found).toEqual(["one", "two", "three"]);
  }
});

test("answers of today, and what is none at all, stay as they are", () => {
  expect(withParsedLists({ ...fullAnswers() })).toEqual(fullAnswers());
  const strange = { "2": { teams: "none", more: 5 }, "7": ["a, b"] };
  expect(withParsedLists(strange)).toEqual(strange);
});
