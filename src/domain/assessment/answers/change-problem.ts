import type { ProgressData } from "./answers";
import { isInTeams, teamsOf, teamsPath, valueAt, teamOrField, type FieldChange } from "./field-changes";
import { fieldProblem } from "./field-problem";

/**
 * Tells in a sentence why a change cannot be saved. It looks at the answers with all changes on top: a text that was
 * too long in a copied team is judged by its latest form, and a text in a team that is gone is no problem.
 */
export function changeProblem(answers: ProgressData, { path, value }: FieldChange): string | undefined {
  const own = fieldProblem(path, valueAt(answers, path));
  const addsTeam = isInTeams(path) && teamOrField(path).length === path.length && value !== undefined;
  return own ?? (addsTeam ? fieldProblem(teamsPath, shortened(answers)) : undefined);
}

/** Returns as many teams as there are, without the answers of the others. */
function shortened(answers: ProgressData): readonly object[] {
  return teamsOf(answers).map(() => ({}));
}
