import { useMemo } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { teamsPath } from "../../../domain/assessment/answers/field-changes";
import { setField } from "../../../domain/assessment/answers/field-paths";
import type { Team } from "../../../domain/assessment/answers/team-list";
import type { KnownAuthors } from "../../../domain/assessment/seats/answer-authors";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { useLateLive } from "../../../ui/hooks/use-live";

/** The colleagues who gave answers, and the teams with the ids by which they are known. */
export interface AnswerAuthorship {
  teams: readonly Team[];
  known: KnownAuthors;
}

const loadAuthors = async (code: string) =>
  (await withFirestore(import("../../../firebase/assessment/colleagues/watch"))).watchAuthors(code);

/** The authors of a business's answers, live; undefined until they are known. Without a code none are asked for. */
export function useAuthors(code: string | undefined, teams: readonly Team[]): AnswerAuthorship | undefined {
  const { live } = useLateLive(loadAuthors, code);
  const known = live.status === "ready" ? live.value : undefined;
  return useMemo(() => known && { teams, known }, [teams, known]);
}

export function withTeams(answers: ProgressData, teams: readonly Team[]): ProgressData {
  return teams.length === 0 ? answers : setField(answers, teamsPath, teams);
}
