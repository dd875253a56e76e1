import type { ProgressData } from "./answers";
import { isInTeams, teamsOf, teamsPath, valueAt, teamOrField, type FieldChange } from "./field-changes";
import { fieldProblem } from "./field-problem";

/**
 * What keeps a change from being saved, in a sentence, as the answers stand with all changes on top: a text that was
 * too long in a team that is copied is judged as it has become, and what was typed in a team that is gone is no problem
 * to anybody.
 */
export function changeProblem(answers: ProgressData, { path, value }: FieldChange): string | undefined {
  const own = fieldProblem(path, valueAt(answers, path));
  const addsTeam = isInTeams(path) && teamOrField(path).length === path.length && value !== undefined;
  return own ?? (addsTeam ? fieldProblem(teamsPath, shortened(answers)) : undefined);
}

/** As many teams as there are, without what was answered in others. */
function shortened(answers: ProgressData): readonly object[] {
  return teamsOf(answers).map(() => ({}));
}
