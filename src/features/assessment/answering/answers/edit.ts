import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { changeProblem } from "../../../../domain/assessment/answers/change-problem";
import { teamOrField, type FieldChange } from "../../../../domain/assessment/answers/field-changes";
import type { FieldPath } from "../../../../domain/assessment/answers/field-paths";

/** A change in this browser that may not be on the server. */
export interface Edit extends FieldChange {
  /**
   * `restored` from the pending edits of a visit that ended before the server had it; `pending` and not yet sent;
   * `sent`, and laid over what is stored by the store until the server has it; `rejected` by the server.
   */
  stage: "restored" | "pending" | "sent" | "rejected";
}

export function keyOf(path: FieldPath): string {
  return JSON.stringify(path);
}

export function isWithin({ path }: Edit, team: FieldPath): boolean {
  return path.length > team.length && keyOf(teamOrField(path)) === keyOf(team);
}

/**
 * The edits that can be saved now; `answers` has all edits on top. The fields of a team that was added here are saved
 * with the team, or wait until it is stored: before that there is nothing that they could change.
 */
export function readyEdits(edits: readonly Edit[], answers: ProgressData, retry: boolean): Edit[] {
  const fitting = edits.filter(
    (edit) =>
      (edit.stage === "pending" || (retry && edit.stage === "rejected")) && changeProblem(answers, edit) === undefined,
  );
  const byPath = new Map(edits.map((edit) => [keyOf(edit.path), edit]));
  return fitting.filter(({ path }) => {
    const whole = byPath.get(keyOf(teamOrField(path)));
    return whole === undefined || fitting.includes(whole);
  });
}
