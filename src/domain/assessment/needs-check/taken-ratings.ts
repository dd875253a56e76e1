// The ratings of the needs check as the first answers of the assessment. What is answered already stays as it is. The
// three about a team are those of one team, whose id is the same however often they are taken over.
import { isAnswered, type ProgressData } from "../answers/answers";
import { teamsOf, teamsPath, valueAt, type FieldChange } from "../answers/field-changes";
import { fieldPath } from "../questionnaire/questionnaire";
import { takenTeam } from "./given-earlier";
import { needsCheckAnswers, needsCheckQuestions, type NeedsCheckAnswers } from "./needs-check";
import { takenWords } from "./taken-words";

/** Returns what the ratings change in these answers, whose teams have ids. */
export function firstAnswers(ratings: NeedsCheckAnswers, answers: ProgressData): FieldChange[] {
  const given = needsCheckAnswers.parse(ratings);
  const isTeamThere = teamsOf(answers).some(({ id }) => id === takenTeam);
  const changes = needsCheckQuestions.flatMap(({ key, step, question }): FieldChange[] => {
    const within = step === "2" ? [...teamsPath, takenTeam] : [step];
    const path = [...within, ...fieldPath(question.id)];
    const value = given[key];
    return value === undefined || isAnswered(valueAt(answers, path)) ? [] : [{ path, value }];
  });
  const hasTeam = changes.some(({ path }) => path[teamsPath.length] === takenTeam);
  const team = { path: [...teamsPath, takenTeam], value: { id: takenTeam, teamName: takenWords.team } };
  return hasTeam && !isTeamThere ? [team, ...changes] : changes;
}
