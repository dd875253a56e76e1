import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { changeProblem } from "../../../domain/assessment/answers/change-problem";
import { wholeOf, type FieldChange } from "../../../domain/assessment/answers/field-changes";
import type { FieldPath } from "../../../domain/assessment/answers/field-paths";

/** What was changed in this browser and is not known to be on the server. */
export interface Edit extends FieldChange {
  /**
   * `found` in the journal, when an earlier visit ended before the server had it; `typed` and not yet handed over; `sent`;
   * `seen` among what is stored, but not yet confirmed by the server; `refused` by it.
   */
  stage: "found" | "typed" | "sent" | "seen" | "refused";
}

export function keyOf(path: FieldPath): string {
  return JSON.stringify(path);
}

/** Whether an edit is of a field in this team. */
export function isWithin({ path }: Edit, team: FieldPath): boolean {
  return path.length > team.length && keyOf(wholeOf(path)) === keyOf(team);
}

/**
 * The edits that can be saved now, as the answers stand with all of them on top. The fields of a team that was added here go with
 * the team, or wait until it is stored: before that there is nothing which they could change.
 */
export function readyEdits(edits: readonly Edit[], answers: ProgressData, retry: boolean): Edit[] {
  const fitting = edits.filter(
    (edit) =>
      (edit.stage === "typed" || (retry && edit.stage === "refused")) && changeProblem(answers, edit) === undefined,
  );
  const byPath = new Map(edits.map((edit) => [keyOf(edit.path), edit]));
  return fitting.filter(({ path }) => {
    const whole = byPath.get(keyOf(wholeOf(path)));
    return whole === undefined || fitting.includes(whole);
  });
}
