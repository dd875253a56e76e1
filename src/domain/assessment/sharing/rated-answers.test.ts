import { expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { gapProfile } from "../gap-profile/gap-profile";
import { allQuestions, answerTo, stepKeys, stepOf } from "../questionnaire/questionnaire";
import { entriesOf } from "../answers/reading-answers";
import { ratedAnswers } from "./rated-answers";

test("the gap profile of what is shared has the same gaps, levels and verdicts", () => {
  const of = (answers: ReturnType<typeof fullAnswers>) => {
    const { gaps, strengths, heatMap, radar, coverage } = gapProfile(answers);
    const bare = gaps.map(({ rank, indicator, team, level, trainingIsTheAnswer, trainingReason }) => ({
      rank,
      indicator,
      team,
      level,
      trainingIsTheAnswer,
      trainingReason,
    }));
    return { bare, strengths: strengths.map(({ indicator }) => indicator), heatMap, radar, coverage };
  };
  expect(of(ratedAnswers(fullAnswers()))).toEqual(of(fullAnswers()));
});

test("no sentence that anybody wrote is shared", () => {
  const shared = JSON.stringify(ratedAnswers(fullAnswers()));
  const written = stepKeys.flatMap((key) =>
    entriesOf(key, fullAnswers()).flatMap((answers) =>
      allQuestions(stepOf(key)).flatMap(({ question }) => {
        const isName = question.id === stepOf(key).repeats?.namedBy;
        const answer = answerTo(question, answers);
        const isWritten = (question.kind === "text" || question.kind === "long-text") && !isName;
        return isWritten && typeof answer === "string" && answer !== "" ? [answer] : [];
      }),
    ),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((text) => shared.includes(JSON.stringify(text)))).toEqual([]);
});
