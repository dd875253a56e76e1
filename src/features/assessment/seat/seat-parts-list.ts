// The parts of a colleague in the order in which they are gone through: the steps, and then each team.
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { teamsOf, teamsPath } from "../../../domain/assessment/answers/field-changes";
import { setField } from "../../../domain/assessment/answers/field-paths";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { stepProgress, type StepProgress } from "../../../domain/assessment/answers/step-progress";
import { partStates, type HeldParts } from "../../../domain/assessment/seats/seat-answers";
import { seatWords } from "../../../domain/assessment/seats/words";
import { stepOf, type StepKey } from "../../../domain/assessment/questionnaire/questionnaire";
import type { ProgressState } from "../../../domain/assessment/answers/step-progress";

export interface SeatPart {
  key: StepKey;
  /** Given for a team. */
  team?: string;
  title: string;
  state: ProgressState;
  /** Its questions, answered and open. */
  questions: StepProgress;
}

export function seatPartsOf(parts: HeldParts, answers: ProgressData, teams: readonly Team[]): SeatPart[] {
  const whole = teams.length === 0 ? answers : setField(answers, teamsPath, teams);
  const states = partStates(whole, parts);
  const listed = [
    ...parts.steps.map((key) => ({ key, title: stepOf(key).title, questions: stepProgress(key, answers) })),
    ...parts.teams.map(({ id, name }) => ({
      key: "2" as const,
      team: id,
      title: seatWords.team(name),
      questions: stepProgress("2", ofTeam(whole, id)),
    })),
  ];
  return listed.map((part, nth) => ({ ...part, state: states[nth] ?? "open" }));
}

function ofTeam(answers: ProgressData, id: string): ProgressData {
  return setField(
    {},
    teamsPath,
    teamsOf(answers).filter((team) => team.id === id),
  );
}
